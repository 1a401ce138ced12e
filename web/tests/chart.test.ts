import { describe, expect, it } from 'vitest'
import { draw, roundMarks } from '../src/core/chart'

describe('a chart', () => {
  it.each([[1000, 1000], [985, 1240], [-40, 12], [0, 9000]])('has round marks around %i to %i', (least, most) => {
    const marks = roundMarks(least, most)
    expect(marks.length).toBeGreaterThanOrEqual(2)
    expect(marks.length).toBeLessThanOrEqual(8)
    expect(marks[0]).toBeLessThan(least)
    expect(marks.at(-1)).toBeGreaterThan(most)
    expect(marks.every((mark) => mark % 10 === 0)).toBe(true)
  })

  it('goes from left to right, and up with the values', () => {
    const { dots, path, area, marks } = draw([{ at: 1, value: 1000 }, { at: 2, value: 1100 }, { at: 9, value: 1050 }], 600, 200)
    expect(dots.map(({ x }) => x)).toEqual([0, 300, 600])
    expect(dots[1]!.y).toBeLessThan(dots[2]!.y)
    expect(dots.every(({ y }) => y >= 0 && y <= 200)).toBe(true)
    expect(path.startsWith('M0 ')).toBe(true)
    expect(area.endsWith('Z')).toBe(true)
    expect(marks[0]!.y).toBe(200)
  })

  it('shows a single game in the middle, and none at all', () => {
    expect(draw([{ at: 1, value: 1000 }], 600, 200).dots).toHaveLength(1)
    expect(draw([{ at: 1, value: 1000 }], 600, 200).dots[0]!.x).toBe(300)
    expect(draw([], 600, 200).path).toBe('')
  })
})
