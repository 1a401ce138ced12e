import { describe, expect, test } from 'vitest'
import shipped from '$lib/protocol/galore-pieces.json'
import type { GaloreView } from '$lib/protocol/galore'
import type { GalorePieces, TileFace } from '$lib/protocol/pieces'
import type { Placement } from '$lib/protocol/prospects'
import { choosing, gainsOf, inHand, number, open, othersOf, placing, prospectsKey, signed } from '$lib/games/galore/decision'
import { glowsOf, litBy } from '$lib/games/galore/light'
import { Placing } from '$lib/games/galore/placing.svelte'
import { SAMPLE, SAMPLE_SHEET } from '$lib/games/galore/sample'
import { figuresOf } from '$lib/games/galore/spots'

const pieces = shipped as unknown as GalorePieces
const view = {
  game: 'galore', seat: 1, players: 3, phase: 'placing', actors: [0, 1], round: 2, lamp: 0, turn: 0, stack: 0,
  choose_sides: false, experts: false, boards: ['1a', '2a', '3a'], placed: [[], [0, 0], []], face_up: [5], claims: [7, 8, 9],
  gone: [], unseen: [], hand_sizes: [1, 1, 1], hidden: [70], returned: 0, choice: null,
  legal: [{ type: 'place', cell: 0, rotation: 0 }, { type: 'place', cell: 0, rotation: 90 }],
} as unknown as GaloreView

describe('what is asked', () => {
  test('open actions are found by what they do', () => {
    expect(open(view, 'place')).toHaveLength(2)
    expect(open(view, 'draw')).toEqual([])
    expect(placing(view, 0, 90)).toEqual({ type: 'place', cell: 0, rotation: 90 })
    expect(placing(view, null, 0)).toBeUndefined()
    expect(choosing(view, 5)).toBeUndefined()
  })
  test('the tile in hand is the claimed one, and at last the hidden one', () => {
    expect(inHand(view)).toBe(8)
    expect(inHand({ ...view, phase: 'unveiling' })).toBe(70)
    expect(inHand({ ...view, phase: 'claiming' })).toBe(0)
    expect(inHand({ ...view, seat: null })).toBe(0)
  })
  test('the others sit clockwise', () => expect(othersOf(view, 1)).toEqual([2, 0]))
  test('prospects are asked for again only when they can have changed', () => {
    const key = prospectsKey(view)
    expect(prospectsKey({ ...view, actors: [1], stack: 3 })).toBe(key)
    expect(prospectsKey({ ...view, placed: [[], [20, 0], []] })).not.toBe(key)
    expect(prospectsKey({ ...view, legal: [] })).not.toBe(key)
    expect(prospectsKey({ ...view, claims: [7, 11, 9] })).not.toBe(key)
  })
})

describe('what a placement would bring', () => {
  test('only lines that change are told', () => {
    const points = SAMPLE_SHEET.lines.map((line, place) => line.points + (place === 1 ? 6 : place === 4 ? -2 : 0))
    const gains = gainsOf(SAMPLE_SHEET, { points } as unknown as Placement)
    expect(gains).toEqual([{ category: 'ghosts', points: 6 }, { category: 'skeletons', points: -2 }])
    expect(gainsOf(undefined, { points } as unknown as Placement)).toEqual([])
  })
  test('numbers are written as people do', () => {
    expect([signed(3), signed(-3), signed(0), number(-5), number(5)]).toEqual(['+3', '−3', '±0', '−5', '5'])
  })
})

describe('what shines', () => {
  test('every path from door to door, as one stroke with its two doors', () => {
    const glows = glowsOf(SAMPLE_SHEET, SAMPLE.placed, pieces.tiles)
    expect(new Set(glows.map((glow) => glow.line))).toEqual(new Set(['bone_doors', 'tooth_doors', 'other_paths']))
    for (const glow of glows) {
      expect(glow.d.match(/M/g)).toHaveLength(1)
      expect(glow.ends.every((end) => end.door)).toBe(true)
    }
    expect(glowsOf(undefined, SAMPLE.placed, pieces.tiles)).toEqual([])
    // Whoever goes back in a game sees an earlier board before its sheet has come.
    expect(glowsOf(SAMPLE_SHEET, SAMPLE.placed.map(() => 0), pieces.tiles)).toEqual([])
    expect(litBy(SAMPLE_SHEET, 'other_paths', SAMPLE.placed.map(() => 0), pieces.tiles)?.strokes).toEqual([])
  })
  test('a line lights the pieces that earn it', () => {
    const bats = litBy(SAMPLE_SHEET, 'bats', SAMPLE.placed, pieces.tiles)
    for (const [cell, keys] of bats?.figures.entries() ?? [])
      for (const key of keys) {
        const place = Number(key.split(':')[1])
        expect(pieces.tiles[Math.floor((SAMPLE.placed[cell] ?? 0) / 4) - 1]?.monsters[place]?.[0]).toBe('bat')
      }
    expect(bats?.figures.some((keys) => keys.size)).toBe(true)
    expect(litBy(SAMPLE_SHEET, 'slimes', SAMPLE.placed, pieces.tiles)?.strokes.length).toBeGreaterThan(0)
    expect(litBy(SAMPLE_SHEET, null, SAMPLE.placed, pieces.tiles)).toBeNull()
  })
})

describe('figures on a tile', () => {
  const apart = (face: TileFace) => {
    const figures = figuresOf(face)
    return figures.every((one, i) =>
      figures.slice(i + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) > (one.size + other.size) * 0.4),
    )
  }
  test('all of ours show everything, and nothing covers anything', () => {
    for (const face of pieces.tiles) {
      expect(figuresOf(face)).toHaveLength(face.monsters.length + face.diamonds.length)
      expect(apart(face)).toBe(true)
    }
  })
  test('on two sections every monster is tied to its own', () => {
    for (const face of pieces.tiles.filter((one) => one.track === 'bridge'))
      for (const figure of figuresOf(face).filter((one) => one.kind === 'monster')) {
        const [x = 0, y = 0] = figure.plank ?? []
        const section = face.monsters[figure.place]?.[1]
        expect(section === 0 ? Math.abs(x - 50) : Math.abs(y - 50)).toBeLessThan(10)
      }
  })
  test('a tile of somebody else may show more than fits', () => {
    const crowded: TileFace = { track: 'bridge', monsters: [['bat', 0], ['bat', 1], ['ghost', 1]], diamonds: [1, 1, 3, 3] }
    expect(figuresOf(crowded)).toHaveLength(7)
  })
})

test('a tile in hand turns on and on, and lies as one of four', () => {
  const hand = new Placing()
  hand.begin(4)
  for (const turned of [270, 180, 90, 0, 270]) {
    hand.turn(-1)
    expect(hand.rotation).toBe(turned)
  }
  expect(hand.degrees).toBe(-450)
  hand.begin()
  expect([hand.cell, hand.rotation]).toEqual([null, 0])
})
