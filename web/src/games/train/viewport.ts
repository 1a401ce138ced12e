/** Looking at a part of the map: where the middle is, and how many pixels a unit takes. */
import { clamp, type Point, type Rect } from './geometry'

export interface Look {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly w: number
  readonly h: number
}

const CLOSEST = 2.4

/** See all of it. */
export function fitted(bounds: Rect, size: Size): Look {
  const k = Math.min(size.w / bounds.w, size.h / bounds.h)
  return { x: bounds.x + bounds.w / 2, y: bounds.y + bounds.h / 2, k: k > 0 && Number.isFinite(k) ? k : 0.5 }
}

/** The nearest look that is allowed: not farther than all of it, nor past its edges. */
export function kept(look: Look, bounds: Rect, size: Size): Look {
  const least = fitted(bounds, size)
  const k = clamp(look.k, least.k, Math.max(CLOSEST, least.k * 2))
  const within = (middle: number, from: number, length: number, seen: number) =>
    seen >= length ? from + length / 2 : clamp(middle, from + seen / 2, from + length - seen / 2)
  return { k, x: within(look.x, bounds.x, bounds.w, size.w / k), y: within(look.y, bounds.y, bounds.h, size.h / k) }
}

/** All that is seen of the map. */
export function seen({ x, y, k }: Look, { w, h }: Size): Rect {
  return { x: x - w / k / 2, y: y - h / k / 2, w: w / k, h: h / k }
}

/** Where a pixel is on the map. */
export const toMap = (look: Look, size: Size, [px, py]: Point): Point => [
  look.x + (px - size.w / 2) / look.k,
  look.y + (py - size.h / 2) / look.k,
]

/** Come closer by a factor, while what is under a pixel stays under it. */
export function zoomed(look: Look, by: number, pixel: Point, bounds: Rect, size: Size): Look {
  const [x, y] = toMap(look, size, pixel)
  const k = kept({ ...look, k: look.k * by }, bounds, size).k
  return kept({ k, x: x - (pixel[0] - size.w / 2) / k, y: y - (pixel[1] - size.h / 2) / k }, bounds, size)
}

export const panned = (look: Look, dx: number, dy: number, bounds: Rect, size: Size): Look =>
  kept({ ...look, x: look.x - dx / look.k, y: look.y - dy / look.k }, bounds, size)

/** The least that has to move so that a point is well inside. */
export function showing(look: Look, [x, y]: Point, bounds: Rect, size: Size, margin = 60): Look {
  const [w, h] = [Math.max(0, size.w / 2 - margin) / look.k, Math.max(0, size.h / 2 - margin) / look.k]
  return kept({ ...look, x: clamp(look.x, x - w, x + w), y: clamp(look.y, y - h, y + h) }, bounds, size)
}

/** The same for a style. */
export const transformOf = (look: Look, size: Size): string =>
  `translate(${(size.w / 2 - look.x * look.k).toFixed(2)}px, ${(size.h / 2 - look.y * look.k).toFixed(2)}px) scale(${look.k.toFixed(4)})`
