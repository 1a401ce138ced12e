/** Names beside their places, so that none covers a slot, a picture or another name. */
import { distance, type Point, type Rect, shared } from './geometry'
import type { TownLaid } from './layout'

export interface Label {
  readonly id: string
  readonly lines: readonly string[]
  readonly box: Rect
  /** How high its letters are; less where room is scarce. */
  readonly size: number
  /** Whether it is clear of everything; one that is not is shown only when it is asked for. */
  readonly clear: boolean
}

export type Measure = (text: string) => number

const LEADING = 1.08
/** A name may touch the rim of a slot or two, but no more. */
const TOLERABLE = 78

/** Letters shrink this much rather than cover something. */
const SHRINKS = [1, 0.87, 0.76]

interface Dot {
  readonly at: Point
  readonly half: number
}

interface Option {
  readonly lines: readonly string[]
  readonly size: number
  readonly box: Rect
  readonly cost: number
}

/**
 * Place all names. `size` is the height of the letters in units of the map, and `measure` how wide a
 * text is in letters of size 1. Places in `first` choose before the others.
 */
export function placeLabels(town: TownLaid, nameOf: (id: string) => string, size: number, measure: Measure, first: ReadonlySet<string> = new Set()): Label[] {
  const dots = dotsOf(town)
  const options = new Map(
    town.places.map((place) => {
      const wraps = wrapped(nameOf(place.id), measure)
      return [place.id, fewOf(place.at, wraps, town, size, measure, dots)] as const
    }),
  )
  const chosen = new Map<string, Option>()
  const order = town.places.map((place) => place.id).sort((a, b) => {
    const ahead = Number(first.has(b)) - Number(first.has(a))
    // The one with the least room goes first.
    return ahead || least(options.get(b)!) - least(options.get(a)!)
  })
  for (let round = 0; round < 4; round++)
    for (const id of order) {
      const others = [...chosen].filter(([other]) => other !== id).map(([other, { box }]) => ({ box, weight: first.has(other) ? 3 : 1 }))
      let best = Infinity
      for (const option of options.get(id)!) {
        if (option.cost >= best) break
        let cost = option.cost
        for (const { box, weight } of others) cost += overlap(option.box, box) * weight
        if (cost < best) {
          best = cost
          chosen.set(id, option)
        }
      }
    }
  return weeded(order, chosen)
}

const least = (options: readonly Option[]) => Math.min(...options.map((option) => option.cost))
const overlap = (a: Rect, b: Rect) => {
  const area = shared(a, b)
  return area > 0 ? 40 + area : 0
}

/** Of names that still cover each other, those later in line step back. */
function weeded(order: readonly string[], chosen: ReadonlyMap<string, Option>): Label[] {
  const kept: Rect[] = []
  return order.map((id) => {
    const { lines, box, size, cost } = chosen.get(id)!
    const clear = cost < TOLERABLE && kept.every((other) => shared(box, other) === 0)
    if (clear) kept.push(box)
    return { id, lines, box, size, clear }
  })
}

/** Dots all over the slots and pictures, each of which weighs as much as the ink it stands for. */
function dotsOf(town: TownLaid): Dot[] {
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

/** A name in one, two or three lines, as even as can be. */
export function wrapped(name: string, measure: Measure): string[][] {
  const words = name.split(' ')
  const found = [[name]]
  for (let count = 2; count <= Math.min(3, words.length); count++) found.push(evenly(words, count, measure))
  return found
}

function evenly(words: readonly string[], count: number, measure: Measure): string[] {
  if (count === 1) return [words.join(' ')]
  let best: string[] = []
  let width = Infinity
  for (let n = 1; n <= words.length - count + 1; n++) {
    const lines = [words.slice(0, n).join(' '), ...evenly(words.slice(n), count - 1, measure)]
    const widest = Math.max(...lines.map(measure))
    if (widest < width) [best, width] = [lines, widest]
  }
  return best
}

/** The best options: smaller letters are tried only where larger ones have hardly any. */
function fewOf(at: Point, wraps: string[][], town: TownLaid, size: number, measure: Measure, dots: readonly Dot[]): Option[] {
  const found: Option[] = []
  for (const part of SHRINKS) {
    const less = (1 - part) * 90
    for (const option of optionsOf(at, wraps, town, size * part, measure, dots)) found.push({ ...option, cost: option.cost + less })
    if (found.filter((option) => option.cost < TOLERABLE / 2).length > 6) break
  }
  return found.sort((a, b) => a.cost - b.cost).slice(0, 60)
}

function optionsOf(at: Point, wraps: string[][], town: TownLaid, size: number, measure: Measure, dots: readonly Dot[]): Option[] {
  const { radius } = town
  const found: Option[] = []
  const reach = radius + 16 + size * LEADING * 3 + Math.max(...wraps.map((lines) => Math.max(...lines.map(measure)))) * size
  const around = dots.filter((dot) => Math.abs(dot.at[0] - at[0]) < reach && Math.abs(dot.at[1] - at[1]) < radius + 30 + size * 4)
  const places = town.places.filter((place) => distance(place.at, at) < reach + radius).map((place) => place.at)
  for (const lines of wraps) {
    const [w, h] = [Math.max(...lines.map(measure)) * size, lines.length * size * LEADING]
    // Long lines are worse than many, and few are as good as one.
    const wrapCost = Math.max(0, w - radius * 3.4) * 0.1 + (lines.length - 1) * 2
    const [below, above] = [at[1] + radius * 0.86, at[1] - radius * 0.96 - h]
    const [right, left] = [at[0] + radius + 2, at[0] - radius - 2 - w]
    const middle = at[1] - h / 2
    for (const shift of [0, -0.18, 0.18, -0.36, 0.36, -0.5, 0.5]) {
      const x = at[0] - w / 2 + shift * w
      const bias = Math.abs(shift) * 8
      for (const more of [0, 5, 11, 19, 28]) {
        found.push({ lines, size, box: { x, y: below + more, w, h }, cost: bias + wrapCost + more * 0.6 })
        found.push({ lines, size, box: { x, y: above - more, w, h }, cost: 7 + bias + wrapCost + more * 0.6 })
      }
    }
    for (const shift of [0, -0.3, 0.3, -0.6, 0.6, -0.85, 0.85]) {
      const y = middle + shift * radius * 1.6
      found.push({ lines, size, box: { x: right, y, w, h }, cost: 6 + Math.abs(shift) * 5 + wrapCost })
      found.push({ lines, size, box: { x: left, y, w, h }, cost: 6 + Math.abs(shift) * 5 + wrapCost })
    }
  }
  return found.map((option) => ({ ...option, cost: option.cost + inTheWay(option.box, at, around, places, town) }))
}

/** More trouble than this is all the same. */
const HOPELESS = 400

function inTheWay(box: Rect, own: Point, dots: readonly Dot[], places: readonly Point[], { radius, bounds }: TownLaid): number {
  const out = Math.max(0, bounds.x - box.x, box.x + box.w - bounds.x - bounds.w, bounds.y - box.y, box.y + box.h - bounds.y - bounds.h)
  let cost = out > 0 ? 40 + out * 10 : 0
  for (const at of places) {
    const room = radius * (at === own ? 0.72 : 0.92)
    const deep = room - outside(at, box)
    if (deep > 0) cost += 40 + deep * 8
  }
  for (let n = 0; n < dots.length && cost < HOPELESS; n++) {
    const { at, half } = dots[n]!
    const deep = half + 1 - outside(at, box)
    if (deep > 0) cost += 14 + deep * 5
  }
  return cost
}

/** How far a point is from a box; nothing inside it. */
function outside(p: Point, box: Rect): number {
  const dx = Math.max(box.x - p[0], 0, p[0] - box.x - box.w)
  const dy = Math.max(box.y - p[1], 0, p[1] - box.y - box.h)
  return Math.sqrt(dx * dx + dy * dy)
}
