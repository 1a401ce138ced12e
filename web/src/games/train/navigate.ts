/** From route to route by arrow keys, as the eye would go. */
import { distance, fromLine, type Point } from './geometry'
import type { RouteLaid, TownLaid } from './layout'

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'
const WAYS: Readonly<Record<Arrow, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export const isArrow = (key: string): key is Arrow => key in WAYS

/** The next route that way: near, and not far to the side. */
export function nextRoute(town: TownLaid, from: string, arrow: Arrow): string {
  const here = town.route.get(from)
  if (!here) return from
  const [ux, uy] = WAYS[arrow]
  let best = from
  let least = Infinity
  for (const route of town.routes) {
    if (route.id === from) continue
    const [dx, dy] = [route.middle[0] - here.middle[0], route.middle[1] - here.middle[1]]
    const ahead = dx * ux + dy * uy
    const aside = Math.abs(dx * uy) + Math.abs(dy * ux)
    if (ahead < 1 || aside > ahead * 2.2) continue
    const cost = ahead + aside * 2
    if (cost < least) [best, least] = [route.id, cost]
  }
  return best
}

/** The route under a finger, if any is near enough. */
export function routeAt(town: TownLaid, p: Point, reach: number): RouteLaid | null {
  let found: RouteLaid | null = null
  let least = reach
  for (const route of town.routes) {
    const gap = fromLine(p, route.line)
    if (gap < least) [found, least] = [route, gap]
  }
  return found
}

export function placeAt(town: TownLaid, p: Point): string | null {
  const found = town.places.find((place) => distance(place.at, p) < town.radius)
  return found?.id ?? null
}
