import { describe, expect, test } from 'vitest'
import { across, corner, doorsOf, endsOf, laid, middle, ride, stroke, threshold } from '$lib/games/galore/geometry'

describe('spaces and edges', () => {
  test('a code is four times the tile plus its quarter turns', () => {
    expect(laid(0)).toBeNull()
    expect(laid(undefined)).toBeNull()
    expect(laid(4 * 34 + 3)).toEqual({ tile: 34, turns: 3 })
  })
  test('neighbours lie across edges, and the board ends', () => {
    expect([0, 1, 2, 3].map((edge) => across(4, edge))).toEqual([1, 5, 7, 3])
    expect([0, 1, 2, 3].map((edge) => across(2, edge))).toEqual([null, null, 5, 1])
  })
  test('sections turn with their tile', () => {
    expect(endsOf('curve', 0, 0)).toEqual([0, 1])
    expect(endsOf('curve', 3, 0)).toEqual([3, 0])
    expect(endsOf('double-curve', 1, 1)).toEqual([3, 0])
    expect(endsOf('bridge', 2, 1)).toEqual([3, 1])
  })
})

describe('strokes', () => {
  test('opposite edges are joined by a line', () => expect(stroke(0, 2)).toBe('M50 0L50 100'))
  test('neighbouring edges by a quarter circle around the corner between them', () => {
    expect(stroke(0, 1)).toBe('M50 0A50 50 0 0 0 100 50')
    expect(stroke(1, 0)).toBe('M100 50A50 50 0 0 1 50 0')
    expect(stroke(3, 0)).toBe('M0 50A50 50 0 0 0 50 0')
  })
})

describe('riding along a path', () => {
  const tracks: Record<number, { track: string; turns: number }> = {
    3: { track: 'straight', turns: 1 },
    4: { track: 'curve', turns: 2 },
    7: { track: 'straight', turns: 0 },
  }
  const trackOf = (cell: number) => tracks[cell] ?? null
  const at = (cell: number, edge: number) => {
    const [x, y] = corner(cell)
    const [dx, dy] = middle(edge)
    return `${x + dx} ${y + dy}`
  }

  test('it is one stroke from door to door', () => {
    const ends = [
      { cell: 7, edge: 'south', door: 'bone' },
      { cell: 3, edge: 'west', door: 'plain' },
    ]
    const d = ride([[7, 0], [4, 0], [3, 0]], ends, trackOf)
    expect(d.startsWith(`M${at(7, 2)}`)).toBe(true)
    expect(d.endsWith(at(3, 3))).toBe(true)
    expect(d.match(/M/g)).toHaveLength(1)
  })
  test('a loop closes', () => {
    const loop: Record<number, { track: string; turns: number }> = {
      0: { track: 'curve', turns: 1 }, 1: { track: 'curve', turns: 2 },
      4: { track: 'curve', turns: 3 }, 3: { track: 'curve', turns: 0 },
    }
    for (const sections of [[[0, 0], [1, 0], [4, 0], [3, 0]], [[0, 0], [3, 0], [4, 0], [1, 0]]] as [number, number][][]) {
      const d = ride(sections, [], (cell) => loop[cell] ?? null)
      const start = d.slice(1, d.indexOf('A'))
      expect(d.endsWith(start)).toBe(true)
    }
  })
  test('nothing to ride is nothing to draw', () => {
    expect(ride([], [], trackOf)).toBe('')
    expect(ride([[8, 0]], [], trackOf)).toBe('')
  })
})

test('the doors of a side stand where its pieces say', () => {
  const doors = doorsOf({ north: ['plain', 'bone', 'plain'], east: ['tooth', 'plain', 'plain'], south: ['plain', 'plain', 'bone'], west: ['wall', 'tooth', 'plain'] })
  expect(doors).toHaveLength(12)
  expect(doors.filter((door) => door.kind === 'bone')).toEqual([
    { cell: 1, edge: 0, kind: 'bone' },
    { cell: 8, edge: 2, kind: 'bone' },
  ])
  expect(doors.find((door) => door.kind === 'wall')).toEqual({ cell: 0, edge: 3, kind: 'wall' })
  expect(threshold({ cell: 0, edge: 3 })).toEqual([corner(0)[0], corner(0)[1] + 50])
})
