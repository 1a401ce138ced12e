/**
 * Where everything of a town lies on its map: places, curved routes, and the slots along them.
 *
 * Any edition is laid out, not only ours: routes bend away from places they pass and from each
 * other, and everything shrinks where places are dense.
 */
import type { PlaceShown, RouteShown, TrainPieces } from '$lib/protocol/pieces'
import { along, clamp, curve, distance, fromSegment, lengthOf, type Point, polyline, type Rect } from './geometry'

export interface Slot {
  readonly at: Point
  /** Which way it lies, from -90 to 90 degrees, so that nothing in it stands on its head. */
  readonly angle: number
  readonly length: number
}

export interface RouteLaid {
  readonly id: string
  readonly ends: readonly [string, string]
  readonly colour: string
  readonly spaces: number
  readonly line: readonly Point[]
  readonly d: string
  readonly slots: readonly Slot[]
  readonly middle: Point
  /** The other track of a double route. */
  readonly twin: string | null
}

export interface TownLaid {
  readonly places: readonly PlaceShown[]
  readonly at: ReadonlyMap<string, Point>
  readonly routes: readonly RouteLaid[]
  readonly route: ReadonlyMap<string, RouteLaid>
  /** Half the size of a place's picture. */
  readonly radius: number
  /** How wide a slot is. */
  readonly track: number
  /** What must be seen to see it all. */
  readonly bounds: Rect
  /** How far each way is bent, in the order of the edition: what takes longest to find. */
  readonly bends: readonly number[]
}

const BENDS = [0.07, -0.07, 0, 0.13, -0.13, 0.2, -0.2, 0.28, -0.28, 0.38, -0.38]
const LONGEST_SLOT = 46
const SHORTEST_SLOT = 24

interface Way {
  readonly a: PlaceShown
  readonly b: PlaceShown
  readonly routes: readonly RouteShown[]
  readonly half: number
  bend: number
  line: Point[]
  box: readonly [Point, Point]
}

/** The corners around a line. */
function boxOf(line: readonly Point[]): readonly [Point, Point] {
  const xs = line.map(([x]) => x)
  const ys = line.map(([, y]) => y)
  return [[Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]]
}

/** Whether two boxes are so close that looking closer is worth it. */
const near = ([low, high]: readonly [Point, Point], low2: Point, high2: Point, by: number) =>
  low[0] - by < high2[0] && low2[0] < high[0] + by && low[1] - by < high2[1] && low2[1] < high[1] + by

/** Lay a town out; with `bends` that were found for it before, at once. */
export function layTown(pieces: TrainPieces, bends: readonly number[] | null = null): TownLaid {
  const at = new Map<string, Point>(pieces.places.map((place) => [place.id, place.at]))
  const radius = radiusOf(pieces.places)
  const track = clamp(radius * 0.55, 8, 17.5)
  const bounds = boundsOf(pieces.places, radius)
  const ways = waysOf(pieces, track)
  if (bends) for (const [n, way] of ways.entries()) way.bend = bends[n] ?? 0
  else settle(ways, pieces.places, radius, bounds)
  const laid = ways.flatMap((way) => tracksOf(way, radius, track))
  // In the order of the edition, so that lists and pictures agree.
  const order = new Map(pieces.routes.map((route, n) => [route.id, n]))
  laid.sort((a, b) => order.get(a.id)! - order.get(b.id)!)
  return {
    places: pieces.places, at, routes: laid, radius, track, bounds, bends: ways.map((way) => way.bend),
    route: new Map(laid.map((route) => [route.id, route])),
  }
}

/** Pictures are as large as the closest neighbours allow. */
function radiusOf(places: readonly PlaceShown[]): number {
  const nearest = places.map((one) =>
    Math.min(...places.filter((other) => other !== one).map((other) => distance(one.at, other.at))),
  )
  nearest.sort((a, b) => a - b)
  return clamp((nearest[Math.floor(nearest.length / 8)] ?? 110) * 0.29, 13, 32)
}

function boundsOf(places: readonly PlaceShown[], radius: number): Rect {
  const xs = places.map((place) => place.at[0])
  const ys = places.map((place) => place.at[1])
  const [x, y] = [Math.min(...xs) - radius - 40, Math.min(...ys) - radius - 30]
  return { x, y, w: Math.max(...xs) + radius + 40 - x, h: Math.max(...ys) + radius + 36 - y }
}

/** Routes by their ends: a double route is one way with two tracks. */
function waysOf(pieces: TrainPieces, track: number): Way[] {
  const places = new Map(pieces.places.map((place) => [place.id, place]))
  const found = new Map<string, RouteShown[]>()
  for (const route of pieces.routes) {
    const key = route.ends.toSorted().join(' ')
    found.set(key, [...(found.get(key) ?? []), route])
  }
  return [...found.values()].flatMap((routes) => {
    const [a, b] = [places.get(routes[0]!.ends[0]), places.get(routes[0]!.ends[1])]
    return a && b ? [{ a, b, routes, half: (routes.length * (track + 4)) / 2, bend: 0, ...bent(a, b, 0) }] : []
  })
}

function bent(a: PlaceShown, b: PlaceShown, by: number): Pick<Way, 'line' | 'box'> {
  const line = curve(a.at, b.at, by, 0, 10)
  return { line, box: boxOf(line) }
}

/** Bend every way until it is clear of the others; three rounds are enough for any town. */
function settle(ways: Way[], places: readonly PlaceShown[], radius: number, bounds: Rect): void {
  for (let round = 0; round < 3; round++)
    for (const way of ways) {
      let least = Infinity
      for (const bend of BENDS) {
        const by = bend * Math.min(distance(way.a.at, way.b.at), 320)
        const { line } = bent(way.a, way.b, by)
        const cost = trouble(way, bend, line, ways, places, radius, bounds)
        if (cost < least) {
          least = cost
          way.bend = by
        }
      }
      Object.assign(way, bent(way.a, way.b, way.bend))
    }
}

function trouble(way: Way, bend: number, line: Point[], ways: Way[], places: readonly PlaceShown[], radius: number, bounds: Rect): number {
  const room = (lengthOf(line) - 2 * radius) / Math.max(...way.routes.map((route) => route.spaces))
  // A slight bow is what a hand would draw.
  let cost = (Math.abs(bend) - 0.06) ** 2 * 900 + Math.max(0, SHORTEST_SLOT - room) ** 2 * 4
  const inner = line.filter((p) => distance(p, way.a.at) > radius && distance(p, way.b.at) > radius)
  const box = boxOf(line)
  for (const place of places) {
    if (place === way.a || place === way.b || !near(box, place.at, place.at, radius + way.half + 20)) continue
    // Below a picture stands its name.
    for (const p of inner) cost += Math.max(0, radius + way.half + 12 - distance(p, [place.at[0], place.at[1] + 6])) ** 2
  }
  for (const p of inner) {
    const out = Math.max(bounds.x - p[0], p[0] - bounds.x - bounds.w, bounds.y - p[1], p[1] - bounds.y - bounds.h) + way.half + 6
    if (out > 0) cost += out * out
  }
  for (const other of ways) {
    if (other === way || !near(box, other.box[0], other.box[1], way.half + other.half + 3)) continue
    const meeting = [way.a, way.b].find((place) => place === other.a || place === other.b)
    const clear = way.half + other.half + 3
    for (const p of inner) {
      // Where two ways set out from one place they have to be close.
      if (meeting && distance(p, meeting.at) < radius + 16) continue
      let gap = Infinity
      for (let n = 1; n < other.line.length; n++) gap = Math.min(gap, fromSegment(p, other.line[n - 1]!, other.line[n]!))
      cost += Math.max(0, clear - gap) ** 2 * 0.6
    }
  }
  return cost
}

function tracksOf(way: Way, radius: number, track: number): RouteLaid[] {
  return way.routes.map((route, n) => {
    const aside = (n - (way.routes.length - 1) / 2) * (track + 4)
    const line = curve(way.a.at, way.b.at, way.bend, aside)
    const length = lengthOf(line)
    const room = Math.max(length - 2 * (radius + 2), length * 0.5)
    const pitch = Math.min(room / route.spaces, LONGEST_SLOT + 4)
    const first = (length - pitch * route.spaces) / 2
    const slots = Array.from({ length: route.spaces }, (_, place) => {
      const { at, angle } = along(line, first + pitch * (place + 0.5))
      return { at, angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle, length: pitch - Math.min(4, pitch * 0.15) }
    })
    return {
      id: route.id, ends: route.ends, colour: route.colour, spaces: route.spaces, line, slots,
      d: polyline(line),
      middle: along(line, length / 2).at,
      twin: way.routes.find((other) => other !== route)?.id ?? null,
    }
  })
}

/** The corner with the most room, as 0 or 1 to the right and down. */
export function roomiest({ bounds, routes, places }: TownLaid): readonly [number, number] {
  const all = [...routes.flatMap((route) => route.line), ...places.map((place) => place.at)]
  const room = ([i, j]: readonly [number, number]) =>
    Math.min(...all.map((p) => distance(p, [bounds.x + i * bounds.w, bounds.y + j * bounds.h])))
  const corners = [[1, 1], [1, 0], [0, 1], [0, 0]] as const
  return corners.toSorted((a, b) => room(b) - room(a))[0]!
}
