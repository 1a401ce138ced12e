/** Names beside their places, so that none covers a slot, a picture or another name. */
import { distance, type Point, type Rect, shared } from './geometry'
import type { PlaceShown } from '$lib/protocol/pieces'
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

/** More trouble than this is all the same. */
const HOPELESS = 400
/** Of each name, this many places are worth a thought. */
const MOST = 60

/** Letters shrink this much rather than cover something. */
const SHRINKS = [1, 0.87, 0.76]

interface Dot {
  readonly at: Point
  readonly half: number
}

/** A name in so many lines, and how wide the widest is in letters of size 1. */
interface Wrap {
  readonly lines: readonly string[]
  readonly width: number
}

interface Option {
  readonly lines: readonly string[]
  readonly size: number
  readonly box: Rect
  readonly cost: number
}

/**
 * Places all names. `size` is the height of the letters in units of the map, and `measure` how wide a
 * text is in letters of size 1. Most of it can be thought out a name at a time, before all are placed.
 */
export class Naming {
  readonly #town: TownLaid
  readonly #nameOf: (id: string) => string
  readonly #size: number
  readonly #measure: Measure
  readonly #dots: readonly Dot[]
  readonly #thought = new Map<string, readonly Option[]>()

  constructor(town: TownLaid, nameOf: (id: string) => string, size: number, measure: Measure) {
    this.#town = town
    this.#nameOf = nameOf
    this.#size = size
    this.#measure = measure
    this.#dots = dotsOf(town)
  }

  /** Where a place's name could stand, whatever the others do. */
  think(place: PlaceShown): readonly Option[] {
    let options = this.#thought.get(place.id)
    if (!options) {
      const wraps = wrapped(this.#nameOf(place.id), this.#measure).map((lines) => ({ lines, width: Math.max(...lines.map(this.#measure)) }))
      this.#thought.set(place.id, (options = fewOf(place.at, wraps, this.#town, this.#size, this.#dots)))
    }
    return options
  }

  /** Place them; those in `first` choose before the others. */
  place(first: ReadonlySet<string> = new Set()): Label[] {
    const options = new Map(this.#town.places.map((place) => [place.id, this.think(place)] as const))
    const chosen = new Map<string, Option>()
    const order = this.#town.places.map((place) => place.id).sort((a, b) => {
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
function fewOf(at: Point, wraps: readonly Wrap[], town: TownLaid, size: number, dots: readonly Dot[]): Option[] {
  const found: Option[] = []
  for (const part of SHRINKS) {
    optionsOf(found, at, wraps, town, size * part, (1 - part) * 90, dots)
    if (found.filter((option) => option.cost < TOLERABLE / 2).length > 6) break
  }
  const hopeful = found.filter((option) => option.cost < HOPELESS)
  return (hopeful.length < MOST ? found : hopeful).sort((a, b) => a.cost - b.cost).slice(0, MOST)
}

/** Add every option in letters of one size, which cost `less` more than larger ones. */
function optionsOf(found: Option[], at: Point, wraps: readonly Wrap[], town: TownLaid, size: number, less: number, dots: readonly Dot[]): void {
  const { radius } = town
  const reach = radius + 16 + size * LEADING * 3 + Math.max(...wraps.map(({ width }) => width)) * size
  const around = dots.filter((dot) => Math.abs(dot.at[0] - at[0]) < reach && Math.abs(dot.at[1] - at[1]) < radius + 30 + size * 4)
  const places = town.places.filter((place) => distance(place.at, at) < reach + radius).map((place) => place.at)
  for (const { lines, width } of wraps) {
    const [w, h] = [width * size, lines.length * size * LEADING]
    // Boxes above one another are in the way of the same few.
    const column = (x: number) => {
      const within = (p: Point, room: number) => p[0] > x - room && p[0] < x + w + room
      const [close, pictures] = [around.filter((dot) => within(dot.at, dot.half + 1)), places.filter((p) => within(p, radius))]
      return (y: number, cost: number) => {
        const box = { x, y, w, h }
        found.push({ lines, size, box, cost: cost + inTheWay(box, at, close, pictures, town) + less })
      }
    }
    // Long lines are worse than many, and few are as good as one.
    const wrapCost = Math.max(0, w - radius * 3.4) * 0.1 + (lines.length - 1) * 2
    const [below, above] = [at[1] + radius * 0.86, at[1] - radius * 0.96 - h]
    const [right, left] = [column(at[0] + radius + 2), column(at[0] - radius - 2 - w)]
    const middle = at[1] - h / 2
    for (const shift of [0, -0.18, 0.18, -0.36, 0.36, -0.5, 0.5]) {
      const add = column(at[0] - w / 2 + shift * w)
      const bias = Math.abs(shift) * 8
      for (const more of [0, 5, 11, 19, 28]) {
        add(below + more, bias + wrapCost + more * 0.6)
        add(above - more, 7 + bias + wrapCost + more * 0.6)
      }
    }
    for (const shift of [0, -0.3, 0.3, -0.6, 0.6, -0.85, 0.85]) {
      const y = middle + shift * radius * 1.6
      right(y, 6 + Math.abs(shift) * 5 + wrapCost)
      left(y, 6 + Math.abs(shift) * 5 + wrapCost)
    }
  }
}

function inTheWay(box: Rect, own: Point, dots: readonly Dot[], places: readonly Point[], { radius, bounds }: TownLaid): number {
  const out = Math.max(0, bounds.x - box.x, box.x + box.w - bounds.x - bounds.w, bounds.y - box.y, box.y + box.h - bounds.y - bounds.h)
  let cost = out > 0 ? 40 + out * 10 : 0
  for (const at of places) {
    const deep = inside(at, box, radius * (at === own ? 0.72 : 0.92))
    if (deep > 0) cost += 40 + deep * 8
  }
  for (let n = 0; n < dots.length && cost < HOPELESS; n++) {
    const { at, half } = dots[n]!
    const deep = inside(at, box, half + 1)
    if (deep > 0) cost += 14 + deep * 5
  }
  return cost
}

/** How deep a point is within so much of a box; nothing outside of that, as most points are. */
function inside(p: Point, box: Rect, room: number): number {
  const [x, y] = p
  if (x <= box.x - room || x >= box.x + box.w + room || y <= box.y - room || y >= box.y + box.h + room) return 0
  const dx = Math.max(box.x - x, 0, x - box.x - box.w)
  const dy = Math.max(box.y - y, 0, y - box.y - box.h)
  return room - Math.sqrt(dx * dx + dy * dy)
}
