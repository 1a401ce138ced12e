/** Chances along a game, as lines on a sheet. */
import type { Point } from '$lib/protocol/replays'

export interface Sheet {
  readonly width: number
  readonly height: number
  /** The number of the last frame. */
  readonly last: number
}

export function across(sheet: Sheet, frame: number): number {
  return round((frame / Math.max(1, sheet.last)) * sheet.width)
}

export function down(sheet: Sheet, chance: number): number {
  return round((1 - chance) * sheet.height)
}

/** The line of one seat, as the path of an SVG. */
export function lineOf(sheet: Sheet, points: readonly Point[], seat: number): string {
  return points.map(({ frame, wins }, n) => `${n ? 'L' : 'M'}${across(sheet, frame)} ${down(sheet, wins[seat] ?? 0)}`).join('')
}

/** What lies around the line of one seat, as far as luck may have moved it: the path of an SVG. */
export function bandOf(sheet: Sheet, points: readonly Point[], seat: number): string {
  const edge = (side: number) =>
    points.map(({ frame, wins, within }) => {
      const chance = (wins[seat] ?? 0) + side * (within[seat] ?? 0)
      return `${across(sheet, frame)} ${down(sheet, Math.max(0, Math.min(1, chance)))}`
    })
  return points.length ? `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z` : ''
}

/** A chance, and by how much luck may have moved it. */
export interface Chance {
  readonly win: number
  readonly within: number
}

/** Everybody's chance at a frame; between two points it is on the line from one to the other. */
export function chancesAt(points: readonly Point[], frame: number): Chance[] | null {
  const after = points.findIndex((point) => point.frame >= frame)
  const right = points[after]
  const left = right?.frame === frame ? right : points[after - 1]
  if (!right || !left) return null
  const part = right === left ? 1 : (frame - left.frame) / (right.frame - left.frame)
  const between = (from = 0, to = 0) => from * (1 - part) + to * part
  return right.wins.map((win, seat) => ({
    win: between(left.wins[seat], win),
    within: between(left.within[seat], right.within[seat]),
  }))
}

/** The frame under a place on the sheet, from 0 at its left to 1 at its right. */
export function frameAt(sheet: Sheet, part: number): number {
  return Math.round(Math.max(0, Math.min(1, part)) * sheet.last)
}

export function percent(chance: number): number {
  return Math.round(chance * 100)
}

function round(n: number): number {
  return Math.round(n * 100) / 100
}
