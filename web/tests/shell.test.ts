import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cuesOf } from '../src/core/sounds'
import { voicesOf } from '../src/core/synth'
import { Known, worthTelling } from '../src/core/turns'
import { toasts } from '../src/design/toasts.svelte'
import type { AnyEvent } from '../src/protocol/games'
import { answerFor, cacheOf, isTurnNotice, outdated, tagOf, type TurnNotice } from '../src/worker/plan'

const HERE = 'https://play.example'
const KEPT = new Set(['/', '/assets/main-abc.js', '/favicon.svg'])
const asked = (path: string, { method = 'GET', mode = 'cors', host = HERE } = {}) => answerFor({ url: host + path, method, mode }, HERE, KEPT)

describe('the worker', () => {
  it('keeps the files of its build, and pages for when there is no line', () => {
    expect(asked('/assets/main-abc.js')).toBe('kept')
    expect(asked('/favicon.svg')).toBe('kept')
    for (const path of ['/', '/t/abc', '/j/GNBZXJ', '/rules/train', '/me?x=1']) expect(asked(path, { mode: 'navigate' })).toBe('page')
  })

  it.each(['/api/me', '/api/me/export', '/api/tables/x/record', '/schema/openapi.json', '/metrics', '/health'])('leaves %s to the server', (path) => {
    expect(asked(path)).toBe('server')
    expect(asked(path, { mode: 'navigate' })).toBe('server')
  })

  it('leaves alone what it does not keep', () => {
    expect(asked('/assets/other-def.js')).toBe('server')
    expect(asked('/favicon.svg?v=2')).toBe('server')
    expect(asked('/', { method: 'HEAD' })).toBe('server')
    expect(asked('/assets/main-abc.js', { method: 'POST' })).toBe('server')
    expect(asked('/assets/main-abc.js', { host: 'https://elsewhere.example' })).toBe('server')
  })

  it('throws away the caches of other builds, and nobody else’s', () => {
    expect(outdated([cacheOf('one'), cacheOf('two'), 'theirs'], 'two')).toEqual([cacheOf('one')])
  })

  it('shows notices of tables alone, one for each', () => {
    const notice: TurnNotice = { type: 'turn', title: 'Your turn', body: 'Ghosts', lang: 'en', path: '/t/abc' }
    expect(isTurnNotice(notice)).toBe(true)
    expect(isTurnNotice({ ...notice, path: '/t/abc?seat=1' })).toBe(true)
    for (const wrong of [null, 'turn', {}, { ...notice, type: 'go' }, { ...notice, title: 7 }, { ...notice, path: '//evil.example' }]) {
      expect(isTurnNotice(wrong)).toBe(false)
    }
    expect(tagOf({ ...notice, path: '/t/abc?seat=1' })).toBe(tagOf(notice))
  })
})

describe('turns', () => {
  function shelf(text: string | null = null) {
    return {
      kept: text,
      getItem() {
        return this.kept
      },
      setItem(_key: string, value: string) {
        this.kept = value
      },
    }
  }
  const broken = {
    getItem: (): string => {
      throw new Error('none here')
    },
    setItem: (): void => {
      throw new Error('none here')
    },
  }

  it('are news once each', () => {
    const known = new Known(shelf())
    expect([true, true, false, true].map((mine) => known.note('a', mine))).toEqual([true, false, false, true])
    expect(known.note('b', true)).toBe(true)
    known.note('a', false)
    expect(known.tables).toEqual(['b'])
  })

  it('are no news on the next page either', () => {
    const place = shelf()
    const before = new Known(place)
    for (const table of ['a', 'b']) before.note(table, true)
    before.note('b', false)
    const known = new Known(place)
    expect(known.tables).toEqual(['a'])
    expect(['a', 'b'].map((table) => known.note(table, true))).toEqual([false, true])
  })

  it.each([shelf('nonsense'), shelf('7'), shelf('[7]'), broken])('are told where nothing can be kept', (place) => {
    const known = new Known(place)
    expect(known.tables).toEqual([])
    expect([true, true].map((mine) => known.note('a', mine))).toEqual([true, false])
  })

  it('are worth telling where others wait, or nothing else is played', () => {
    const seats = (...players: (string | null)[]) => players.map((player) => ({ player }))
    const told = (...players: (string | null)[]) => [true, false].map((playing) => worthTelling(seats(...players), 'ana', playing))
    expect(told('ana', 'bruno', null)).toEqual([true, true])
    expect(told('ana', null)).toEqual([false, true])
    expect(told('ana', 'ana')).toEqual([false, false])
    expect(told('ana', 'ana', 'bruno')).toEqual([true, true])
  })
})

describe('short messages', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    toasts.clear()
    vi.useRealTimers()
  })

  it('are there once, unless they lead to different places', () => {
    const turn = (href: string) => toasts.say('Your turn', { link: { href, text: 'Go there' } })
    for (const href of ['/t/a', '/t/b', '/t/a']) turn(href)
    expect(toasts.shown.map((one) => one.link?.href)).toEqual(['/t/b', '/t/a'])
    for (const text of ['Copied', 'Copied']) toasts.say(text)
    expect(toasts.shown.map((one) => one.text)).toEqual(['Your turn', 'Your turn', 'Copied'])
  })
})

describe('sounds', () => {
  const cues = (game: 'galore' | 'ghosts' | 'train', events: unknown[], viewer: number | null = 0) =>
    cuesOf(game, events as AnyEvent[], viewer).map((cue) => cue.sound)

  it('go with what happened, each kind once', () => {
    const dealt = Array.from({ length: 9 }, (_, n) => ({ type: 'dealt', seat: n % 3, card: null }))
    expect(cues('ghosts', dealt)).toEqual(['card'])
    expect(cues('ghosts', [{ type: 'took', seat: 1, cards: 4, fright: 5 }])).toEqual(['claim'])
    expect(cues('galore', [{ type: 'claimed', seat: 0, tile: 3 }, { type: 'placed', seat: 1, tile: 3, cell: 0, rotation: 0 }])).toEqual(['claim', 'tile'])
    expect(cues('train', [{ type: 'passed', seat: 0 }])).toEqual([])
  })

  it('celebrate one’s own win, and nobody else’s', () => {
    const ended = { type: 'ended', reason: 'all-passed', winners: [1], scores: [2, 3] }
    expect(cues('train', [ended], 1)).toEqual(['win'])
    expect(cues('train', [ended], 0)).toEqual([])
    expect(cues('train', [ended], null)).toEqual([])
  })

  it('rise with the dread', () => {
    const height = (level: number) => cuesOf('ghosts', [{ type: 'raised', seat: 0, card: 'red-1', ghosts: 1, level } as AnyEvent], 0)[0]
    const [low, high] = [height(1), height(7)]
    expect(low && high && voicesOf(low)[0]!.from < voicesOf(high)[0]!.from).toBe(true)
    expect(high?.height).toBe(1)
  })
})
