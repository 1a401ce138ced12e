import { describe, expect, it } from 'vitest'
import { noncesIn, Promises } from '../src/core/promises'
import { shelfIn } from '../src/core/shelves'
import type { Checked } from '../src/protocol/http'

const shelf = () => shelfIn(() => { throw new Error('kept nowhere') })
const checked = (commitment: string): Checked => ({ fate: 'kept', steps: 9, commitment })
const table = (id: string, commitment: string, status: 'open' | 'playing' = 'open') => ({ id, commitment, status })

describe('what tables promised', () => {
  it('is noted while they are open, and what was heard first stays, on the next page too', () => {
    const place = shelf()
    const promises = new Promises(place)
    promises.note(table('a', 'one'))
    promises.note(table('a', 'two'))
    promises.note(table('b', 'one', 'playing'))
    const later = new Promises(place)
    expect(later.compare('a', checked('one'))).toBe('same')
    expect(later.compare('a', checked('two'))).toBe('other')
    // Once cards are dealt, a promise is worth nothing.
    expect(later.compare('b', checked('one'))).toBe('unknown')
  })

  it('is noted of the latest hundred', () => {
    const promises = new Promises(shelf())
    for (let n = 0; n < 101; n++) promises.note(table(`t${n}`, `p${n}`))
    expect(['t0', 't1', 't100'].map((id) => promises.compare(id, checked(`p${id.slice(1)}`)))).toEqual(['unknown', 'same', 'same'])
  })

  it('holds with what came from here, in the seats that are still ours', () => {
    const promises = new Promises(shelf())
    promises.mix('a', 0, 'of no table that is known')
    promises.note(table('a', 'one'))
    expect(promises.mixed('a')).toBe(false)
    promises.mix('a', 1, 'mine')
    expect(promises.mixed('a')).toBe(true)
    const against = (nonces: string[], mine: number[]) => promises.compare('a', checked('one'), nonces, mine)
    expect(against(['', 'mine'], [0, 1])).toBe('same')
    expect(against(['', ''], [0, 1])).toBe('lost')
    expect(against([], [1])).toBe('lost')
    // Somebody else came to sit there.
    expect(against(['', 'theirs'], [0])).toBe('same')
  })

  it('is known of a record that comes back as a file', () => {
    const promises = new Promises(shelf())
    promises.note(table('a', 'one'))
    expect([checked('one'), checked('two'), { ...checked(''), commitment: null }].map((one) => promises.compare(null, one))).toEqual(['same', 'unknown', 'unknown'])
  })

  it.each(['nonsense', '7', '[7, null, {"table":"a"}, {"table":"a","commitment":"one"}]'])('is read with care: %s', (text) => {
    const promises = new Promises({ getItem: () => text, setItem: () => undefined })
    expect(promises.compare('a', checked('one'))).toBe('unknown')
  })

  it('is unknown where nothing can be kept', () => {
    const promises = new Promises({ getItem: () => null, setItem: () => { throw new Error('full') } })
    promises.note(table('a', 'one'))
    expect(promises.compare('a', checked('one'))).toBe('unknown')
  })

  it('is compared with what the record reveals', () => {
    expect(noncesIn('{"format":"phantomline/1","fate":{"nonces":["","mine"]}}\n{"actor":0}\n')).toEqual(['', 'mine'])
    for (const other of ['', 'x\n', '{}\n', '{"fate":{"nonces":7}}\n']) expect(noncesIn(other)).toEqual([])
  })
})
