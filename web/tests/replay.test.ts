import { describe, expect, it } from 'vitest'
import { ApiError } from '$lib/core/api'
import { frameNear, prospectsIn, toldIn } from '$lib/core/frames'
import { momentIn, pauseOf, recordsIn, roundAt, roundFrom } from '$lib/core/replay'
import { across, bandOf, chancesAt, frameAt, lineOf, percent } from '$lib/core/replay-chart'
import { Study } from '$lib/core/replay-study.svelte'
import { pathOf, routeOf } from '$lib/core/route'
import type { AnyProspects } from '$lib/games/boards'
import type { AnyEvent } from '$lib/protocol/games'
import type { Frame } from '$lib/protocol/frames'
import type { Analysis } from '$lib/protocol/replays'

const event = { type: 'began', seat: 1 } as AnyEvent
const frame = (n: number, seat: number | null, events: readonly AnyEvent[] = []) => ({ n, seat, events }) as unknown as Frame

describe('frames', () => {
  it('are told as a live table would tell them', () => {
    expect(toldIn([frame(0, null, [event]), frame(1, 2)])).toEqual([
      { seq: 1, at: 0, kind: 'started', events: [event] },
      { seq: 2, at: 0, kind: 'moved', seat: 2, events: [] },
    ])
  })
  it('keep their prospects until there are others', () => {
    const [a, b] = [{ game: 'ghosts' }, { game: 'ghosts', plays: {} }] as unknown as AnyProspects[]
    expect(prospectsIn([null, a!, null, null, b!, null])).toEqual([null, a, a, a, b, b])
  })
  it('are found whatever somebody asks for', () => {
    const frames = [1, 2, 3, 4]
    expect([-4, 0, 2.4, 99, NaN, Infinity].map((n) => frameNear(frames, n))).toEqual([0, 0, 2, 3, 0, 0])
  })
})

describe('rounds', () => {
  const rounds = [2, 10, 20]
  it('say where a frame belongs', () => {
    expect([0, 1, 2, 9, 10, 25].map((n) => roundAt(rounds, n))).toEqual([0, 0, 1, 1, 2, 3])
  })
  it('are jumped to, back to the start of this one first', () => {
    expect(roundFrom(rounds, 0, 1, 30)).toBe(2)
    expect(roundFrom(rounds, 12, 1, 30)).toBe(20)
    expect(roundFrom(rounds, 22, 1, 30)).toBe(30)
    expect(roundFrom(rounds, 12, -1, 30)).toBe(10)
    expect(roundFrom(rounds, 10, -1, 30)).toBe(2)
    expect(roundFrom(rounds, 2, -1, 30)).toBe(0)
  })
})

describe('links to a moment', () => {
  it('lead there and back', () => {
    const route = { at: 'replay', id: 'abc', seat: 2, moment: 41 } as const
    expect(pathOf(route)).toBe('/replay/abc?seat=2#41')
    expect(routeOf('/replay/abc', '?seat=2', '#41')).toEqual(route)
    expect(routeOf('/replay/abc')).toEqual({ at: 'replay', id: 'abc' })
    expect(pathOf({ at: 'replay', id: 'a/b' })).toBe('/replay/a%2Fb')
    expect(routeOf('/replay')).toEqual({ at: 'replay' })
    expect(pathOf({ at: 'replay' })).toBe('/replay')
    expect(routeOf('/replay/a/b')).toEqual({ at: 'nowhere' })
  })
  it('are read with care', () => {
    expect(['#7', '7', '', '#', '#-1', '#1.5', '#main', '#123456'].map(momentIn)).toEqual([7, 7, null, null, null, null, null, null])
    expect(routeOf('/replay/abc', '?seat=x', '#main')).toEqual({ at: 'replay', id: 'abc' })
  })
})

describe('pace', () => {
  it('gives more time where more happens, and less in a hurry', () => {
    expect(pauseOf(frame(1, 0, [event]), 1)).toBeGreaterThan(pauseOf(frame(1, 0), 1))
    expect(pauseOf(frame(1, 0, new Array<AnyEvent>(99).fill(event)), 1)).toBe(2600)
    expect(pauseOf(frame(1, 0), 2)).toBe(pauseOf(frame(1, 0), 1) / 2)
  })
})

describe('a file', () => {
  it('may hold several games', () => {
    const one = '{"format":"phantomline/1","game":"ghosts"}\n{"actor":0}\n'
    expect(recordsIn(`\uFEFF${one}${one.replaceAll('\n', '\r\n')}\n\n`)).toEqual([one, one])
    // Other programs may write a header in another order, and have a format of their own in a step.
    const other = '{"game":"ghosts", "format":"phantomline/1"}\n{"actor":0,"action":{"format":1}}\n'
    expect(recordsIn(one + other + one)).toEqual([one, other, one])
    expect(recordsIn('')).toEqual([])
    // What is no record is for the server to refuse.
    expect(recordsIn('hello\nworld')).toEqual(['hello\nworld\n'])
  })
})

describe('the chart', () => {
  const sheet = { width: 100, height: 50, last: 10 }
  const points = [
    { frame: 0, wins: [0.5, 0.5], scores: [], within: [0.1, 0.1] },
    { frame: 4, wins: [0.75, 0.25], scores: [], within: [0.3, 0.2] },
    { frame: 10, wins: [0, 1], scores: [], within: [0, 0] },
  ]
  it('draws a line for each seat', () => {
    expect(lineOf(sheet, points, 0)).toBe('M0 25L40 12.5L100 50')
    expect(lineOf(sheet, [], 1)).toBe('')
    expect(across({ ...sheet, last: 0 }, 0)).toBe(0)
  })
  it('draws around it how far luck may have moved it, and never over the edge', () => {
    expect(bandOf(sheet, points, 0)).toBe('M0 20L40 0L100 50L100 50L40 27.5L0 30Z')
    expect(bandOf(sheet, points, 1)).toBe('M0 20L40 27.5L100 0L100 0L40 47.5L0 30Z')
    expect(bandOf(sheet, [], 0)).toBe('')
  })
  it('knows the chances between its points, and none beyond', () => {
    expect(chancesAt(points, 0)).toEqual([{ win: 0.5, within: 0.1 }, { win: 0.5, within: 0.1 }])
    expect(chancesAt(points, 4)).toEqual([{ win: 0.75, within: 0.3 }, { win: 0.25, within: 0.2 }])
    expect(chancesAt(points, 2)).toEqual([{ win: 0.625, within: 0.2 }, { win: 0.375, within: expect.closeTo(0.15) }])
    expect(chancesAt(points.slice(1), 2)).toBeNull()
    expect(chancesAt(points.slice(0, 2), 7)).toBeNull()
    expect(chancesAt([], 0)).toBeNull()
    expect([0.004, 0.5, 0.996].map(percent)).toEqual([0, 50, 100])
  })
  it('leads to the moment under the pointer', () => {
    expect([-1, 0, 0.26, 1, 3].map((part) => frameAt(sheet, part))).toEqual([0, 0, 3, 10, 10])
  })
})

describe('the study of a game', () => {
  const done: Analysis = { id: 'a', state: 'done', ahead: 0, done: 1, all: 1, points: [], turns: [] }
  /** A study that fails like this the first time. */
  function failing(code: string) {
    const asked: string[] = []
    const study = new Study(() => {
      asked.push(code)
      return asked.length > 1 ? Promise.resolve(done) : Promise.reject(new ApiError(0, { code, message: code }))
    })
    return { study, asked }
  }

  it('goes on once the line is there again', async () => {
    const { study } = failing('offline')
    await study.run()
    expect([study.error?.code, study.running]).toEqual(['offline', false])
    await study.resume()
    expect([study.error, study.analysis]).toEqual([null, done])
  })
  it('is not asked for again where it was refused', async () => {
    const { study, asked } = failing('too-many')
    await study.run()
    await study.resume()
    expect([study.error?.code, asked.length]).toEqual(['too-many', 1])
  })
})
