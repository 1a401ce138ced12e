import { describe, expect, it } from 'vitest'
import type { Outcome } from '../src/protocol/core'
import type { AnyAction, AnyEvent, AnyView, GameName } from '../src/protocol/games'
import { Catalogue, LANGUAGES } from '../src/words/catalogue'
import type { Why } from '../src/words/sentences'
import said from './said.json'
import { boxes, read, speaker } from './speakers'

const names = ['Ana', 'Bruno', 'Inés']
const spoken = { en: await speaker('en'), es: await speaker('es') }

describe('the browser says what Python says', () => {
  for (const language of LANGUAGES)
    for (const kind of ['event', 'action', 'refusal', 'outcome', 'hint'])
      it(`${language}: every ${kind} of the sample`, () => {
        const words = spoken[language]
        const entries = said.filter((entry) => entry.kind === kind)
        expect(entries.length).toBeGreaterThan(5)
        for (const entry of entries) {
          const box = boxes[entry.game as GameName]
          const what: unknown = entry.what
          const view = ('view' in entry ? entry.view : null) as AnyView | null
          const sentence = {
            event: () => words.event(what as AnyEvent, box, names, entry.viewer),
            action: () => words.action(what as AnyAction, box, view, names),
            refusal: () => words.refusal(what as Why, box, names, entry.viewer),
            outcome: () => words.outcome(what as Outcome, box, names, entry.viewer),
            hint: () => {
              const { win, score, reasons } = what as { win: number; score: number; reasons: string[] }
              return `${words.expected(entry.game, win, score)}; ${words.why(entry.game, reasons)}`
            },
          }[kind]?.()
          expect(sentence).toBe(entry[language])
        }
      })
})

describe('catalogues', () => {
  it.each(LANGUAGES)('writes numbers in %s as the browser would, with a minus that is read out', async (language) => {
    const catalogue = new Catalogue(language, () => Promise.resolve('count = { $n } { $n ->\n    [0] none\n    [one] one\n   *[other] some\n }'))
    await catalogue.open(['common'])
    const expected = new Intl.NumberFormat(language)
    for (const [n, kind] of [[0, 'none'], [1, 'one'], [7, 'some'], [-42, 'some'], [999, 'some'], [1000, 'some'], [25_000, 'some'], [0.5, 'some']] as const)
      expect(catalogue.format('count', { n })).toBe(`${expected.format(n).replace('-', '−')} ${kind}`)
  })

  it('says the id of what is missing, and asks again for a file that did not come', async () => {
    let fails = true
    const catalogue = new Catalogue('en', (language, file) =>
      fails ? Promise.reject(new Error('offline')) : read(language, file),
    )
    await expect(catalogue.open(['common'])).rejects.toThrow('offline')
    expect(catalogue.format('seat-you')).toBe('seat-you')
    fails = false
    await catalogue.open(['common'])
    expect(catalogue.format('seat-you')).toBe('you')
  })

  it('says refusals of the server in the language of now', () => {
    const why = { code: 'seats-free', message: 'not used', params: { free: 2 } }
    expect(spoken.en.refused(why)).toBe('2 seats are still free.')
    expect(spoken.es.refused(why)).toMatch(/libres/)
    expect(spoken.en.refused({ code: 'unheard-of', message: 'Hm.' })).toBe('Hm.')
  })
})
