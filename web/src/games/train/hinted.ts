/** Suggested claims, route by route: two of them may share one and differ in how it is paid for. */
import type { Suggested } from '$lib/games/suggested'
import type { Claim } from '$lib/protocol/train'
import { around, type Point, type Rect, shared } from './geometry'
import type { TownLaid } from './layout'

export type HintedClaim = Suggested & { readonly action: Claim }

export function hintedRoutes(suggested: readonly Suggested[]): Map<string, readonly HintedClaim[]> {
  const found = new Map<string, readonly HintedClaim[]>()
  for (const one of suggested) {
    const { action } = one
    if (action.type !== 'claim' || !('route' in action)) continue
    const others = found.get(action.route) ?? []
    found.set(action.route, [...others, { ...one, action }].toSorted((a, b) => a.rank - b.rank))
  }
  return found
}

/**
 * Where the marks of a route lie: beside its middle, so that its slots stay in sight, or farther along it and on
 * its other side where they would lie on less of what is `taken`.
 */
export function besideOf(town: TownLaid, id: string, half: number, many = 1, taken: readonly Rect[] = []): Point {
  const slots = town.route.get(id)?.slots ?? []
  const middle = Math.floor(slots.length / 2)
  const far = town.track / 2 + half + 1
  let [best, least]: [Point, number] = [[0, 0], Infinity]
  for (const slot of slots.toSorted((a, b) => Math.abs(slots.indexOf(a) - middle) - Math.abs(slots.indexOf(b) - middle)))
    for (const aside of [far, -far, far * 1.5, -far * 1.5, far * 0.6, -far * 0.6, 0]) {
      const turn = (slot.angle * Math.PI) / 180
      const at: Point = [slot.at[0] + Math.sin(turn) * aside, slot.at[1] - Math.cos(turn) * aside]
      const box = { x: at[0] - many * half, y: at[1] - half, w: 2 * many * half, h: 2 * half }
      let cost = 0
      for (const other of taken) cost += 3 * shared(box, other)
      for (const route of town.routes)
        for (const other of route.slots) cost += shared(box, around([other.at], town.track / 2)) / 4
      for (const place of town.places) cost += shared(box, around([place.at], town.radius * 0.7)) / 2
      if (cost < least) [best, least] = [at, cost]
    }
  return best
}
