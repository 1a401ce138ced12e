/**
 * What lies around the places: hills in sheets of paper, the Dark Forest, the sea, lone trees and
 * houses. All of it is computed from where the places of an edition are, and always the same.
 */
import { clamp, distance, fromLine, fromSegment, type Point, type Rect, short, soft } from './geometry'
import type { TownLaid } from './layout'
import type { Label } from './labels'

export interface Decor {
  readonly kind: 'fir' | 'house' | 'bush' | 'reed' | 'rock' | 'boat' | 'wave' | 'lamp'
  readonly at: Point
  readonly size: number
  readonly flip: boolean
}

export interface Scenery {
  /** Sheets of land from the farthest to the nearest, and about where each begins. */
  readonly hills: readonly { readonly d: string; readonly top: number }[]
  /** The forest in sheets that get darker. */
  readonly forest: readonly string[]
  /** The sea in sheets that get deeper; the first is its foam. */
  readonly sea: readonly string[]
  readonly decor: readonly Decor[]
  /** What is drawn at all: more than `bounds`, so that no edge shows. */
  readonly frame: Rect
}

/** Numbers from 0 to 1 that look like chance and never change. */
export function lots(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** What takes long to find: everything that depends on how far it is from everything else. */
export interface Finds {
  readonly forest: readonly string[]
  /** How far out the land reaches, every `STRIDE` along the shore. */
  readonly coast: readonly number[]
  readonly decor: readonly Decor[]
}

export function sceneryOf(town: TownLaid, seed: string, labels: readonly Label[] = []): Scenery {
  return drawn(town, seed, found(town, seed, labels))
}

export function found(town: TownLaid, seed: string, labels: readonly Label[]): Finds {
  const shore = shoreOf(town)
  return {
    forest: [0, 20, 44].map((deep) => forestOf(town, deep)),
    coast: shore ? coastOf(shore) : [],
    decor: decorOf(town, shore, lots(`${seed} decor`), labels),
  }
}

/** The land with what was found for it. */
export function drawn(town: TownLaid, seed: string, { forest, coast, decor }: Finds): Scenery {
  const { bounds } = town
  const frame = { x: bounds.x - 700, y: bounds.y - 500, w: bounds.w + 1400, h: bounds.h + 1000 }
  const shore = shoreOf(town)
  return {
    frame, forest, decor,
    hills: hillsOf(frame, bounds, lots(seed)),
    sea: shore ? [-13, -5, 22, 58, 104].map((further) => seaOf(shore, coast, further, frame)) : [],
  }
}

const ripple = (x: number, seed: number) => Math.sin(x / 97 + seed) * 0.6 + Math.sin(x / 41 + seed * 2.3) * 0.28 + Math.sin(x / 213 + seed * 5) * 0.7

function hillsOf(frame: Rect, bounds: Rect, chance: () => number): Scenery['hills'] {
  return [0.1, 0.27, 0.45, 0.63, 0.82].map((part) => {
    const seed = chance() * 20
    const base = bounds.y + bounds.h * part
    const crest: Point[] = []
    for (let x = frame.x; x <= frame.x + frame.w; x += 50) crest.push([x, base + ripple(x, seed) * 30])
    return { d: `${soft(crest)}L${frame.x + frame.w} ${frame.y + frame.h}L${frame.x} ${frame.y + frame.h}Z`, top: short(base - 34) }
  })
}

// --- The forest: everything that is nearer to its places than to others ---

function forestOf(town: TownLaid, deep: number): string {
  const inside = town.places.filter((place) => place.region === 'dark-forest').map((place) => place.at)
  const others = town.places.filter((place) => place.region !== 'dark-forest').map((place) => place.at)
  if (!inside.length) return ''
  const links = inside.flatMap((a, n) => inside.slice(n + 1).filter((b) => distance(a, b) < 330).map((b) => [a, b] as const))
  const reach = clamp(town.radius * 4, 60, 112)
  const field = (p: Point) => {
    let own = Math.min(...inside.map((at) => distance(p, at)))
    for (const [a, b] of links) own = Math.min(own, fromSegment(p, a, b) + 14)
    const other = others.length ? Math.min(...others.map((at) => distance(p, at))) : Infinity
    const leafy = Math.sin(p[0] / 26 + p[1] / 41) * 8 + Math.sin(p[1] / 23 - p[0] / 47) * 9
    return Math.max(own - reach, own - other * 0.92 + 18) + leafy + deep
  }
  return contour(field, { x: town.bounds.x - 160, y: town.bounds.y - 160, w: town.bounds.w + 320, h: town.bounds.h + 320 }, 24)
}

/** The outline of where a field is below nothing, by walking the squares of a grid. */
export function contour(field: (p: Point) => number, box: Rect, step: number): string {
  const [cols, rows] = [Math.ceil(box.w / step), Math.ceil(box.h / step)]
  const at = (i: number, j: number): Point => [box.x + i * step, box.y + j * step]
  const values = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: cols + 1 }, (_, i) => (i === 0 || j === 0 || i === cols || j === rows ? 1 : field(at(i, j)))),
  )
  // Each square gives lines from one of its edges to another; an edge has a name, so that they join.
  const next = new Map<string, string>()
  const where = new Map<string, Point>()
  const edge = (i1: number, j1: number, i2: number, j2: number): string => {
    const name = i1 + j1 < i2 + j2 ? `${i1},${j1},${i2},${j2}` : `${i2},${j2},${i1},${j1}`
    const [v1, v2] = [values[j1]![i1]!, values[j2]![i2]!]
    const t = v1 / (v1 - v2)
    const [a, b] = [at(i1, j1), at(i2, j2)]
    where.set(name, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    return name
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const corners = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]] as const
      for (let n = 0; n < 4; n++) {
        // The line enters where the border of the square goes from outside to inside, and leaves at the next change.
        const [p, q] = [corners[n]!, corners[(n + 1) % 4]!]
        if (!(values[p[1]]![p[0]]! >= 0 && values[q[1]]![q[0]]! < 0)) continue
        for (let m = 1; m < 4; m++) {
          const [r, s] = [corners[(n + m) % 4]!, corners[(n + m + 1) % 4]!]
          if (values[r[1]]![r[0]]! < 0 && values[s[1]]![s[0]]! >= 0) {
            next.set(edge(p[0], p[1], q[0], q[1]), edge(r[0], r[1], s[0], s[1]))
            break
          }
        }
      }
    }
  let d = ''
  while (next.size) {
    const first = next.keys().next().value!
    const loop: Point[] = []
    for (let here: string | undefined = first; here !== undefined; ) {
      loop.push(where.get(here)!)
      const there = next.get(here)
      next.delete(here)
      here = there
    }
    if (loop.length > 5) d += soft(loop, true)
  }
  return d
}

// --- The sea: beyond a line that keeps every place on land ---

interface Shore {
  /** Out to sea, and along the shore. */
  readonly u: Point
  readonly v: Point
  /** How far out the land reaches, at so far along. */
  readonly coast: (along: number) => number
  readonly from: number
  readonly to: number
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]

function shoreOf(town: TownLaid): Shore | null {
  const coastal = town.places.filter((place) => place.region === 'seashore')
  if (!coastal.length) return null
  const mean = (places: readonly { at: Point }[]): Point => [
    places.reduce((sum, place) => sum + place.at[0], 0) / places.length,
    places.reduce((sum, place) => sum + place.at[1], 0) / places.length,
  ]
  const { bounds, radius } = town
  const here = mean(coastal)
  const centre: Point = [bounds.x + bounds.w / 2, bounds.y + bounds.h / 2]
  // Wide pictures would make the sea lie to the side; this makes a corner a corner.
  let out: Point = [(here[0] - centre[0]) / bounds.w, (here[1] - centre[1]) / bounds.h]
  const far = Math.hypot(...out)
  out = far < 0.02 ? [0, 1] : [out[0] / far, out[1] / far]
  const v: Point = [-out[1], out[0]]
  const ends = coastal.map((place) => dot(place.at, v))
  const [low, high] = [Math.min(...ends) - 70, Math.max(...ends) + 70]
  const land = town.places.map((place) => ({
    along: dot(place.at, v),
    out: dot(place.at, out) + radius * (place.region === 'seashore' ? 0.62 : 2.6),
  }))
  // Routes run over land too, where they can.
  for (const route of town.routes) for (const p of route.line) land.push({ along: dot(p, v), out: dot(p, out) + radius * 0.5 })
  const coast = (along: number) => {
    let reach = -Infinity
    for (const one of land) reach = Math.max(reach, one.out - (along - one.along) ** 2 / 150)
    const past = Math.max(0, low - along, along - high)
    const floor = Math.min(...coastal.map((place) => dot(place.at, out))) - 10
    return Math.max(reach, floor + past * 1.25) + past * 0.5
  }
  return { u: out, v, coast, from: low - 1500, to: high + 1500 }
}

const STRIDE = 16

/** All sheets follow the same coast. */
function coastOf(shore: Shore): number[] {
  const coast: number[] = []
  for (let along = shore.from; along <= shore.to; along += STRIDE) {
    // A mean of the neighbourhood rounds the headlands.
    let out = 0
    for (let k = -3; k <= 3; k++) out += shore.coast(along + k * 14) / 7
    coast.push(short(out))
  }
  return coast
}

function seaOf(shore: Shore, coast: readonly number[], further: number, frame: Rect): string {
  const edge: Point[] = []
  for (const [n, out] of coast.entries()) {
    const along = shore.from + n * STRIDE
    const past = further + Math.sin(along / 27 + further / 9) * (2.5 + Math.max(0, further) / 14) + Math.sin(along / 61 + further) * 4
    edge.push([shore.u[0] * (out + past) + shore.v[0] * along, shore.u[1] * (out + past) + shore.v[1] * along])
  }
  const seen = edge.filter(([x, y]) => x > frame.x - 300 && y > frame.y - 300 && x < frame.x + frame.w + 300 && y < frame.y + frame.h + 300)
  if (seen.length < 2) return ''
  const away = 3000
  const [a, b] = [seen[0]!, seen.at(-1)!]
  return `${soft(seen)}L${short(b[0] + shore.u[0] * away)} ${short(b[1] + shore.u[1] * away)}L${short(a[0] + shore.u[0] * away)} ${short(a[1] + shore.u[1] * away)}Z`
}

const atSea = (shore: Shore | null, p: Point) => (shore ? dot(p, shore.u) - shore.coast(dot(p, shore.v)) : -Infinity)

// --- Small things wherever nothing else is ---

function decorOf(town: TownLaid, shore: Shore | null, chance: () => number, labels: readonly Label[]): Decor[] {
  const { bounds, places, routes, radius } = town
  const found: Decor[] = []
  const taken: { at: Point; room: number }[] = []
  const forest = places.filter((place) => place.region === 'dark-forest').map((place) => place.at)
  const towns = places.filter((place) => place.region === null).map((place) => place.at)
  const centre: Point = [bounds.x + bounds.w / 2, bounds.y + bounds.h / 2]
  const lines = routes.map((route) => route.line)
  const clear = (p: Point, room: number) =>
    places.every(({ at }) => distance(at, p) > radius + room) &&
    taken.every((other) => distance(other.at, p) > other.room + room) &&
    lines.every((line) => fromLine(p, line) > town.track / 2 + room * 0.8 + 2) &&
    labels.every(({ box }) => p[0] < box.x - room || p[0] > box.x + box.w + room || p[1] < box.y - room || p[1] > box.y + box.h + room)
  for (let n = 0; n < 1500 && found.length < 150; n++) {
    const p: Point = [bounds.x - 90 + chance() * (bounds.w + 180), bounds.y - 60 + chance() * (bounds.h + 120)]
    const [wood, near] = [least(p, forest), least(p, towns)]
    const out = atSea(shore, p)
    let kind: Decor['kind'] = 'bush'
    let size = 14 + chance() * 7
    if (out > 30) [kind, size] = chance() < 0.045 && !found.some((one) => one.kind === 'boat') ? ['boat', 40] : ['wave', 18]
    else if (out > -34) [kind, size] = [chance() < 0.5 ? 'reed' : 'rock', 13 + chance() * 6]
    else if (wood < 135 && wood < near * 1.05) [kind, size] = ['fir', 25 + chance() * 13]
    else if (distance(p, centre) < bounds.w * 0.27 && chance() < 0.75) [kind, size] = chance() < 0.2 ? ['lamp', 20] : ['house', 19 + chance() * 6]
    else if (chance() < 0.4) [kind, size] = ['fir', 18 + chance() * 7]
    const room = kind === 'wave' ? 24 : size * (kind === 'fir' ? 0.42 : 0.6)
    if (out > -8 && out < 30) continue
    if (!clear(p, room)) continue
    taken.push({ at: p, room })
    found.push({ kind, at: [short(p[0]), short(p[1])], size: short(size), flip: chance() < 0.5 })
  }
  // What is nearer covers what is farther.
  return found.sort((a, b) => a.at[1] - b.at[1])
}

const least = (p: Point, others: readonly Point[]) => Math.min(Infinity, ...others.map((at) => distance(p, at)))
