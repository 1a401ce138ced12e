/** Names beside their places, so that none covers a slot, a picture or another name. */
import { distance, type Point, type Rect, shared } from './geometry'
import type { PlaceShown } from '$lib/protocol/pieces'
import type { TownLaid } from './layout'
import { dotsOf, type Dot, HOPELESS, inTheWay, leaderTo } from './clearance'

export interface Label {
  readonly id: string
  readonly lines: readonly string[]
  readonly box: Rect
  /** How high its letters are; less where room is scarce. */
  readonly size: number
  /** Whether it is shown: all that are leave room around each other. Others are only when they are asked for. */
  readonly clear: boolean
  /** From its place to a name that stands farther away. */
  readonly leader: readonly [Point, Point] | null
}

export type Measure = (text: string) => number

export interface Frame {
  /** No letters are lower than this, in units of the map. */
  readonly least?: number
  /** Where names may stand: what is seen of the map when all of it is. */
  readonly within?: Rect
}

export const LEADING = 1.08
/** A name may touch the rim of a slot or two, but no more; where letters are larger than most slots, one slot. */
const TOLERABLE = 78
const LARGE = 23
/** Of each name, this many places are worth a thought. */
const MOST = 70
/** Letters shrink this much rather than cover something. */
const SHRINKS = [1, 0.87, 0.76]
/** Names of two places are farther from each other than the words and lines of one, in letters. */
const APART = { x: 0.8, y: 0.36 }

const SIZES = [9, 10.5, 12.5, 15, 17.5, 20, 23, 27, 31, 34, 37]
/** No letters on the map are lower than this, in pixels. */
export const LEGIBLE = 11
/** How high letters are on the map where a unit takes `k` pixels: a few steps, so that names stay while one comes closer. */
export const lettersAt = (k: number, pixels = 12.4): number => SIZES.find((one) => one * k >= pixels) ?? SIZES.at(-1)!

/** A name in so many lines, and how wide the widest is in letters of size 1. */
interface Wrap {
  readonly lines: readonly string[]
  readonly width: number
}

interface Option {
  readonly lines: readonly string[]
  readonly size: number
  readonly box: Rect
  /** What no other name may stand in. */
  readonly room: Rect
  readonly leader: readonly [Point, Point] | null
  readonly cost: number
}

/**
 * Places all names. `size` is the height of the letters in units of the map, and `measure` how wide a
 * text is in letters of size 1. Most of it can be thought out a name at a time, before all are placed.
 */
export class Naming {
  readonly #town: TownLaid
  readonly #nameOf: (id: string) => string
  readonly #sizes: readonly number[]
  readonly #measure: Measure
  readonly #within: Rect
  readonly #tolerable: number
  readonly #dots: readonly Dot[]
  readonly #thought = new Map<string, readonly Option[]>()

  constructor(town: TownLaid, nameOf: (id: string) => string, size: number, measure: Measure, { least = size * SHRINKS.at(-1)!, within = town.bounds }: Frame = {}) {
    this.#town = town
    this.#nameOf = nameOf
    this.#sizes = [...new Set(SHRINKS.map((part) => Math.max(size * part, Math.min(least, size))))]
    this.#tolerable = TOLERABLE + Math.max(0, this.#sizes.at(-1)! - LARGE) * 14
    this.#measure = measure
    this.#within = within
    this.#dots = dotsOf(town)
  }

  /** Where a place's name could stand, whatever the others do. */
  think(place: PlaceShown): readonly Option[] {
    let options = this.#thought.get(place.id)
    if (!options) {
      const wraps = wrapped(this.#nameOf(place.id), this.#measure).map((lines) => ({ lines, width: Math.max(...lines.map(this.#measure)) }))
      this.#thought.set(place.id, (options = this.#few(place.at, wraps)))
    }
    return options
  }

  /** Place them; those in `first` choose before the others, and are shown in any case. None stands on what is `taken`. */
  place(first: ReadonlySet<string> = new Set(), taken: readonly Rect[] = []): Label[] {
    const options = new Map(this.#town.places.map((place) => [place.id, this.think(place)] as const))
    const line = this.#town.places.map(({ id }) => ({ id, options: options.get(id)!, weight: first.has(id) ? 3 : 1, tolerable: this.#tolerable }))
    // The one with the least room goes first.
    line.sort((a, b) => b.weight - a.weight || b.options[0]!.cost - a.options[0]!.cost)
    return shown(line, settled(line, taken), taken)
  }

  /** The best options: smaller letters, and places farther away, are tried only where there are hardly any others. */
  #few(at: Point, wraps: readonly Wrap[]): Option[] {
    const found: Option[] = []
    const enough = () => found.filter((option) => option.cost < TOLERABLE / 2).length > 6
    for (const size of this.#sizes) {
      this.#beside(found, at, wraps, size)
      if (enough()) break
    }
    if (!enough()) this.#afar(found, at, wraps, this.#sizes.at(-1)!)
    const hopeful = found.filter((option) => option.cost < HOPELESS)
    return (hopeful.length < MOST ? found : hopeful).sort((a, b) => a.cost - b.cost).slice(0, MOST)
  }

  /** What could be in the way of a name in letters of one size, from so far away. */
  #around(at: Point, wraps: readonly Wrap[], size: number, far: number) {
    const { radius, places } = this.#town
    const reach = radius + far + size * LEADING * 3 + Math.max(...wraps.map(({ width }) => width)) * size
    return {
      dots: this.#dots.filter((dot) => Math.abs(dot.at[0] - at[0]) < reach && Math.abs(dot.at[1] - at[1]) < radius + far + 16 + size * 4),
      places: places.filter((place) => distance(place.at, at) < reach + radius * 2).map((place) => place.at),
    }
  }

  #optionFor(at: Point, lines: readonly string[], size: number, box: Rect, cost: number, dots: readonly Dot[], places: readonly Point[], leader: Option['leader'] = null): Option {
    // Smaller letters cost more than larger ones.
    const less = (1 - size / this.#sizes[0]!) * 90
    const [x, y] = [size * APART.x, size * APART.y]
    const room = { x: box.x - x, y: box.y - y, w: box.w + 2 * x, h: box.h + 2 * y }
    return { lines, size, box, room, leader, cost: cost + less + inTheWay(box, at, dots, places, this.#town.radius, this.#within, leader) }
  }

  /** Add every option right beside a place. */
  #beside(found: Option[], at: Point, wraps: readonly Wrap[], size: number): void {
    const { radius } = this.#town
    const { dots, places } = this.#around(at, wraps, size, 16)
    for (const { lines, width } of wraps) {
      const [w, h] = [width * size, lines.length * size * LEADING]
      // Boxes above one another are in the way of the same few.
      const column = (x: number) => {
        const close = dots.filter((dot) => dot.at[0] > x - dot.half - 1 && dot.at[0] < x + w + dot.half + 1)
        return (y: number, cost: number) => found.push(this.#optionFor(at, lines, size, { x, y, w, h }, cost, close, places))
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

  /** Add options farther away, each with a line that leads there. */
  #afar(found: Option[], at: Point, wraps: readonly Wrap[], size: number): void {
    const { radius } = this.#town
    const { dots, places } = this.#around(at, wraps, size, AFAR.at(-1)!)
    for (const { lines, width } of wraps) {
      const [w, h] = [width * size, lines.length * size * LEADING]
      for (let n = 0; n < 24; n++) {
        const [dx, dy] = [Math.cos((n * Math.PI) / 12), Math.sin((n * Math.PI) / 12)]
        for (const far of AFAR) {
          const along = radius + far
          const [x, y] = [at[0] + dx * along - w / 2 + (dx * w) / 2, at[1] + dy * along - h / 2 + (dy * h) / 2]
          const box = { x, y, w, h }
          found.push(this.#optionFor(at, lines, size, box, 14 + far * 0.2 + (lines.length - 1) * 2, dots, places, leaderTo(at, box, radius)))
        }
      }
    }
  }
}

/** How far away a name may stand with a line to it. */
const AFAR = [16, 34, 56, 82, 112]

const covering = (a: Rect, b: Rect): number => {
  const area = shared(a, b)
  return area > 0 ? 40 + area : 0
}
const between = (a: Option, b: Option): number => covering(a.room, b.box) + (a.leader ? crossing(a.leader, b.box) : 0) + (b.leader ? crossing(b.leader, a.box) : 0)
/** What it costs that a line runs through a name. */
function crossing([[ax, ay], [bx, by]]: readonly [Point, Point], box: Rect): number {
  const [right, bottom] = [box.x + box.w, box.y + box.h]
  if ((ax < box.x && bx < box.x) || (ax > right && bx > right) || (ay < box.y && by < box.y) || (ay > bottom && by > bottom)) return 0
  for (let n = 0; n <= 6; n++) {
    const [x, y] = [ax + ((bx - ax) * n) / 6, ay + ((by - ay) * n) / 6]
    if (x > box.x && x < right && y > box.y && y < bottom) return 90
  }
  return 0
}

/** Everyone in line: what they could choose, and how much the others heed them. */
interface Chooser {
  readonly id: string
  readonly options: readonly Option[]
  readonly weight: number
  readonly tolerable: number
}

/** Everyone chooses what is best beside what the others have chosen, until nobody wants to move. */
function settled(line: readonly Chooser[], taken: readonly Rect[]): Option[] {
  const chosen: (Option | undefined)[] = line.map(() => undefined)
  /** What an option costs beside all others but one; no more than `most` need be known. */
  const costOf = (who: number, option: Option, most: number, but = -1) => {
    let cost = option.cost
    for (const box of taken) cost += covering(box, option.box)
    for (let other = 0; other < line.length && cost < most; other++) {
      const there = chosen[other]
      if (there && other !== who && other !== but) cost += between(option, there) * line[other]!.weight
    }
    return cost
  }
  const best = (who: number): readonly [Option, number] => {
    let [found, least] = [line[who]!.options[0]!, Infinity]
    for (const option of line[who]!.options) {
      if (option.cost >= least) break
      const cost = costOf(who, option, least)
      if (cost < least) [found, least] = [option, cost]
    }
    return [found, least]
  }
  for (let round = 0, moved = true; round < 5 && moved; round++) {
    moved = false
    for (const who of line.keys()) {
      const before = chosen[who]
      if ((chosen[who] = best(who)[0]) !== before) moved = true
    }
  }
  // Whoever is left without room asks one neighbour to move, if that is worth it.
  for (const who of line.keys()) {
    const now = chosen[who]!
    const cost = costOf(who, now, Infinity)
    const { tolerable, weight, options } = line[who]!
    if (cost < tolerable) continue
    for (const option of options) {
      if (option.cost >= tolerable) break
      const others = [...line.keys()].filter((other) => other !== who && between(option, chosen[other]!) > 0)
      const other = others[0]
      if (others.length !== 1 || other === undefined || line[other]!.weight > weight) continue
      const there = chosen[other]!
      const before = cost + costOf(other, there, Infinity, who)
      chosen[who] = option
      const [moved, after] = best(other)
      chosen[other] = moved
      if (costOf(who, option, before, other) + after < before) break
      chosen[who] = now
      chosen[other] = there
    }
  }
  return chosen.map((option) => option!)
}

/** Of names that still cover each other, those later in line step back; those that come first never do. */
function shown(line: readonly Chooser[], chosen: readonly Option[], taken: readonly Rect[]): Label[] {
  const kept: Option[] = []
  return line.map(({ id, weight, tolerable }, n) => {
    const option = chosen[n]!
    const { lines, box, size, leader, cost } = option
    const clear = weight > 1 || (cost < tolerable && taken.every((other) => shared(box, other) === 0) && kept.every((other) => between(option, other) === 0))
    if (clear) kept.push(option)
    return { id, lines, box, size, leader, clear }
  })
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
