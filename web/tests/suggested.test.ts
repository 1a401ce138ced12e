import { describe, expect, it } from 'vitest'
import { hintedSpaces } from '../src/games/galore/hinted'
import { Placing } from '../src/games/galore/placing.svelte'
import { type Held, hintedIn } from '../src/games/ghosts/held'
import { foremost, marked, sameAction, type Suggested, suggestedFor } from '../src/games/suggested'
import { hintedRoutes } from '../src/games/train/hinted'
import type { AnyAction } from '../src/protocol/games'
import { percent } from '../src/words/sentences'

const made = (action: AnyAction, rank: number, strong = rank === 1): Suggested => ({ action, rank, strong, label: `Hint ${rank}` })
const place = (cell: number, rotation: number): AnyAction => ({ type: 'place', cell, rotation })
const claim = (route: string, locomotives: number): AnyAction => ({ type: 'claim', route, locomotives })

describe('suggested actions', () => {
  it('are found whatever the order of their fields', () => {
    expect(sameAction({ rotation: 90, cell: 4, type: 'place' }, place(4, 90))).toBe(true)
    expect(sameAction(place(4, 0), place(4, 90))).toBe(false)
    const hints = [made(place(4, 90), 1), made({ type: 'draw' }, 2)]
    expect(suggestedFor(hints, { type: 'draw' })?.rank).toBe(2)
    expect(suggestedFor(hints, { type: 'leave' })).toBeUndefined()
    expect(suggestedFor(hints, undefined)).toBeUndefined()
  })

  it('are said after the name of what they mark', () => {
    const [one, two] = [made(place(0, 0), 1), made(place(0, 90), 2)]
    expect(marked('Space 1', one, two)).toBe('Space 1. Hint 1. Hint 2.')
    expect(marked('Play it!', undefined, two)).toBe('Play it! Hint 2.')
    expect(marked('Space 1', undefined)).toBe('Space 1')
  })

  it('let the one that is looked at stand before a better one', () => {
    const [one, two] = [made(place(0, 0), 1, false), made(place(0, 90), 2, true)]
    expect(foremost([one, two])).toBe(two)
    expect(foremost([two, one])).toBe(two)
    expect(foremost([{ ...two, strong: false }, one])).toBe(one)
    expect(foremost([])).toBeUndefined()
  })

  it('share a space and differ in how the tile is turned', () => {
    const spaces = hintedSpaces([made(place(4, 90), 1, false), made(place(2, 0), 2), made(place(4, 270), 3, true), made({ type: 'draw' }, 4)])
    expect(spaces.map(({ cell, rotation, strong, marks }) => [cell, rotation, strong, marks.map(({ rank }) => rank)])).toEqual([
      [4, 270, true, [1, 3]],
      [2, 0, false, [2]],
    ])
  })

  it('share a route and differ in how it is paid for', () => {
    const routes = hintedRoutes([made(claim('a', 1), 2), made(claim('a', 0), 1), made({ type: 'draw' }, 3), made({ type: 'claim' }, 4)])
    expect([...routes].map(([route, marks]) => [route, marks.map(({ action }) => action.locomotives)])).toEqual([['a', [0, 1]]])
  })

  it('mark one card of several that are equal, and none that does not fit', () => {
    const held = (key: string, card: string, fits: boolean): Held => ({ key, card, fits, label: card, tag: null, outlook: null })
    const hand = [held('red-1#0', 'red-1', true), held('red-1#1', 'red-1', true), held('mist#0', 'mist', false)]
    const hints = [made({ type: 'play', card: 'red-1' }, 1), made({ type: 'play', card: 'mist' }, 2), made({ type: 'take' }, 3)]
    expect([...hintedIn(hand, hints).keys()]).toEqual(['red-1#0'])
  })

  it('turn a tile the short way', () => {
    const placing = new Placing()
    placing.turnTo(270)
    expect(placing.turns).toBe(-1)
    placing.turnTo(90)
    expect([placing.turns, placing.rotation]).toEqual([1, 90])
    placing.turnTo(90)
    expect(placing.turns).toBe(1)
  })
})

describe('chances', () => {
  it('are rounded as Python rounds them', () => {
    expect([0, 0.005, 0.015, 0.125, 0.375, 0.404, 1].map(percent)).toEqual([0, 0, 2, 12, 38, 40, 100])
  })
})
