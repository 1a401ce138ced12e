/** Suggested claims, route by route: two of them may share one and differ in how it is paid for. */
import type { Suggested } from '$lib/games/suggested'
import type { Claim } from '$lib/protocol/train'
import type { Point } from './geometry'
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

/** Where a mark of a route lies: beside its middle, so that its slots stay in sight. */
export function besideOf(town: TownLaid, id: string, half: number): Point {
  const route = town.route.get(id)
  const slot = route?.slots[Math.floor(route.slots.length / 2)]
  if (!route || !slot) return [0, 0]
  const turn = (slot.angle * Math.PI) / 180
  const far = town.track / 2 + half + 1
  return [route.middle[0] + Math.sin(turn) * far, route.middle[1] - Math.cos(turn) * far]
}
