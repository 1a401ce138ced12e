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

/** Everybody's chance at a frame; between two points it is on the line from one to the other. */
export function chancesAt(points: readonly Point[], frame: number): number[] | null {
  const after = points.findIndex((point) => point.frame >= frame)
  const [right, left] = [points[after], points[after - 1]]
  if (!right) return null
  if (right.frame === frame) return [...right.wins]
  if (!left) return null
  const part = (frame - left.frame) / (right.frame - left.frame)
  return right.wins.map((win, seat) => (left.wins[seat] ?? 0) * (1 - part) + win * part)
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
