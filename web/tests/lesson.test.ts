import { describe, expect, it } from 'vitest'
import { after, askedIn, isAsked, keepStep, pauseAt, type Place, placeOf, readStep, saidBefore, sceneOf } from '$lib/core/lesson'
import { routeOf, pathOf } from '$lib/core/route'
import type { Frame } from '$lib/protocol/frames'
import type { AnyAction } from '$lib/protocol/games'
import type { LessonShown } from '$lib/protocol/lessons'

const frame = (n: number, seat: number | null): Frame => ({ n, steps: n, seat, action: null, events: [], view: {} as Frame['view'], outcome: null })

// The learner moves at frames 0, 1 and 4; then a curtain, and once more at frame 20.
const lesson: LessonShown = {
  game: 'galore',
  seat: 0,
  friends: ['Luna'],
  tasks: [
    { frame: 0, words: 'draw', rule: 'GG-21', curtain: false, action: { type: 'draw' }, also: [] },
    { frame: 1, words: 'claim', rule: 'GG-22', curtain: false, action: { type: 'claim' }, also: [] },
    {
      frame: 4, words: 'place', rule: 'GG-30', curtain: false,
      action: { type: 'place', cell: 6, rotation: 0 }, also: [{ type: 'place', cell: 6, rotation: 180 }],
    },
    { frame: 20, words: 'hidden', rule: 'GG-32', curtain: true, action: { type: 'draw' }, also: [] },
  ],
  comments: [{ frame: 3, words: 'luna-last' }, { frame: 4, words: 'luna-more' }, { frame: 20, words: 'luna-again' }],
  frames: [frame(0, null), frame(1, 0), frame(2, 0), frame(3, 1), frame(4, 1), frame(5, 0), frame(20, 1), frame(21, 0), frame(22, 1)],
  prospects: [],
}

function shelf(kept: Record<string, string> = {}) {
  return { kept, getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) }
}

describe('the way through a lesson', () => {
  it('shows every frame once, stops where a move is asked for, and lets the curtain fall after what was done', () => {
    const way: string[] = []
    let place: Place = placeOf(lesson, 0)
    for (let n = 0; n < 20 && place.at !== 'done'; n++) {
      way.push(`${place.at} ${place.step} ${lesson.frames[place.index]?.n}`)
      place = after(lesson, place)
    }
    expect(way).toEqual([
      'step 0 0', 'step 1 1', 'watching 2 2', 'watching 2 3', 'step 2 4', 'watching 3 5', 'curtain 3 5', 'step 3 20', 'watching 4 21', 'watching 4 22',
    ])
    expect(place).toEqual({ at: 'done', step: 4, index: 8 })
    expect(after(lesson, place)).toBe(place)
  })

  it('can be entered at any step, with its curtain', () => {
    expect(placeOf(lesson, 2)).toEqual({ at: 'step', step: 2, index: 4 })
    expect(placeOf(lesson, 3)).toEqual({ at: 'curtain', step: 3, index: 5 })
    expect(placeOf(lesson, 99)).toEqual({ at: 'done', step: 4, index: 8 })
  })

  it('knows the move asked for, in whatever order its fields come, and moves that come to the same', () => {
    const task = lesson.tasks[2]
    if (!task) throw new Error('no task')
    expect(askedIn(task)).toEqual({ type: 'place', cell: 6, rotation: 0 })
    expect(isAsked(task, { rotation: 0, cell: 6, type: 'place' } as AnyAction)).toBe(true)
    expect(isAsked(task, { type: 'place', cell: 6, rotation: 180 } as AnyAction)).toBe(true)
    expect(isAsked(task, { type: 'place', cell: 6, rotation: 90 } as AnyAction)).toBe(false)
    expect(isAsked(task, { type: 'draw' } as AnyAction)).toBe(false)
  })

  it('remembers what friends said since the last move, and nothing from before a curtain', () => {
    expect(saidBefore(lesson, 4)).toEqual([{ seat: 1, words: 'luna-last' }, { seat: 1, words: 'luna-more' }])
    expect(saidBefore(lesson, 5)).toEqual([])
    expect(saidBefore(lesson, 6)).toEqual([{ seat: 1, words: 'luna-again' }])
    expect(sceneOf(lesson, 5).map((one) => one.n)).toEqual([0, 1, 2, 3, 4, 5])
    expect(sceneOf(lesson, 7).map((one) => one.n)).toEqual([20, 21])
  })

  it('leaves time to read what was said, and less where nothing moves', () => {
    expect(pauseAt(lesson, 3, false)).toBeGreaterThan(pauseAt(lesson, 2, false))
    expect(pauseAt(lesson, 2, true)).toBeLessThan(pauseAt(lesson, 2, false))
  })
})

describe('how far somebody has come', () => {
  it('is kept by the name of the step', () => {
    const place = shelf()
    expect(readStep(place, lesson)).toBe(0)
    keepStep(place, lesson, 2)
    expect(place.kept).toEqual({ 'phantomline-lesson-galore': 'place' })
    expect(readStep(place, lesson)).toBe(2)
    expect(readStep(place, { ...lesson, game: 'train' })).toBe(0)
  })

  it('begins anew after the end, or where nothing can be kept or understood', () => {
    const place = shelf()
    keepStep(place, lesson, 4)
    expect(readStep(place, lesson)).toBe(0)
    expect(readStep(shelf({ 'phantomline-lesson-galore': '<b>' }), lesson)).toBe(0)
    const closed = {
      getItem: (): string | null => {
        throw new Error('private')
      },
      setItem: () => {
        throw new Error('private')
      },
    }
    expect(readStep(closed, lesson)).toBe(0)
    expect(() => keepStep(closed, lesson, 1)).not.toThrow()
  })
})

describe('the address of a lesson', () => {
  it('names its game', () => {
    expect(routeOf('/learn/ghosts')).toEqual({ at: 'learn', game: 'ghosts' })
    expect(pathOf({ at: 'learn', game: 'train' })).toBe('/learn/train')
    expect(routeOf('/learn/chess')).toEqual({ at: 'nowhere' })
  })
})
