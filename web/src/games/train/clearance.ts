/** What a name on the map would cover, and whose it would seem to be. */
import { clamp, distance, type Point, type Rect } from './geometry'
import type { TownLaid } from './layout'

/** More trouble than this is all the same. */
export const HOPELESS = 700

/** A bit of a slot. */
export interface Dot {
  readonly at: Point
  readonly half: number
}

/** Dots all over the slots, each of which weighs as much as the ink it stands for. */
export function dotsOf(town: TownLaid): Dot[] {
  const half = town.track / 2
  return town.routes.flatMap((route) =>
    route.slots.flatMap(({ at, angle, length }) => {
      const turn = (angle * Math.PI) / 180
      return [-0.4, -0.14, 0.14, 0.4].map((part) => ({
        at: [at[0] + Math.cos(turn) * length * part, at[1] + Math.sin(turn) * length * part] as const,
        half,
      }))
    }),
  )
}

/** The line from the rim of a place to the nearest of a name that stands farther away. */
export function leaderTo(at: Point, box: Rect, radius: number): readonly [Point, Point] {
  const end: Point = [clamp(at[0], box.x, box.x + box.w), clamp(at[1], box.y, box.y + box.h)]
  const far = distance(at, end) || 1
  // It ends before the letters begin.
  const [from, to] = [Math.min(radius * 0.92, far) / far, Math.max(0, far - 4) / far]
  const part = (by: number): Point => [at[0] + (end[0] - at[0]) * by, at[1] + (end[1] - at[1]) * by]
  return [part(from), part(Math.max(from, to))]
}

/** How much trouble a name makes in a box. */
export function inTheWay(box: Rect, own: Point, dots: readonly Dot[], places: readonly Point[], radius: number, within: Rect, leader: readonly [Point, Point] | null): number {
  const out = Math.max(0, within.x - box.x, box.x + box.w - within.x - within.w, within.y - box.y, box.y + box.h - within.y - within.h)
  let cost = out > 0 ? 40 + out * 10 : 0
  // Where a line leads, a name is its own as long as it does not stand right beside another place.
  const mine = leader ? Math.min(gapTo(own, box), radius * 1.5) : gapTo(own, box)
  for (const at of places) {
    const deep = inside(at, box, radius * (at === own ? 0.72 : 0.92))
    if (deep > 0) cost += 40 + deep * 8
    if (at === own) continue
    const nearer = mine + CLOSER - gapTo(at, box)
    if (nearer > 0) cost += nearer > CLOSER ? ASTRAY : (nearer * 60) / CLOSER
    if (leader && toLine(at, leader) < radius * 0.8) cost += 40
  }
  for (let n = 0; n < dots.length && cost < HOPELESS; n++) {
    const { at, half } = dots[n]!
    const deep = inside(at, box, half + 1)
    if (deep > 0) cost += 14 + deep * 5
    else if (leader && toLine(at, leader) < half) cost += 5
  }
  return cost
}
/** A name is so much nearer to its own place than to any other, and never farther. */
const CLOSER = 12
const ASTRAY = 300

export const gapTo = ([x, y]: Point, box: Rect): number => {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w)
  const dy = Math.max(box.y - y, 0, y - box.y - box.h)
  return Math.sqrt(dx * dx + dy * dy)
}

function toLine(p: Point, [a, b]: readonly [Point, Point]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square, 0, 1)
  return distance(p, [a[0] + t * dx, a[1] + t * dy])
}

/** How deep a point is within so much of a box; nothing outside of that, as most points are. */
function inside(p: Point, box: Rect, room: number): number {
  const [x, y] = p
  if (x <= box.x - room || x >= box.x + box.w + room || y <= box.y - room || y >= box.y + box.h + room) return 0
  return room - gapTo(p, box)
}
