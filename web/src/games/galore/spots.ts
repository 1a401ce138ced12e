/**
 * Where the monsters and diamonds of a tile stand. On tiles with two sections every monster stands on
 * a plank that is nailed to its own section, so that nobody has to guess whose it is.
 */
import type { TileFace } from '$lib/protocol/pieces'

export interface Figure {
  /** `monster` and `diamond` with their place in the tile's list, which earnings speak of. */
  readonly kind: 'monster' | 'diamond'
  readonly place: number
  readonly name: string
  readonly value: number
  readonly x: number
  readonly y: number
  readonly size: number
  /** Where a plank reaches the track, if one is needed. */
  readonly plank: readonly [number, number] | null
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  /** For each section the point of its track that a plank leads to; absent: not for that section. */
  readonly to: Readonly<Partial<Record<number, readonly [number, number] | null>>>
}

const FREE = { 0: null } as const

/** Spots of the unturned tile, the best first. */
const SPOTS: Readonly<Record<string, readonly Spot[]>> = {
  straight: [
    { x: 20, y: 27, size: 37, to: FREE },
    { x: 80, y: 27, size: 37, to: FREE },
    { x: 20, y: 73, size: 37, to: FREE },
    { x: 80, y: 73, size: 37, to: FREE },
  ],
  curve: [
    { x: 21, y: 24, size: 38, to: FREE },
    { x: 40, y: 67, size: 42, to: FREE },
    { x: 79, y: 79, size: 37, to: FREE },
    { x: 83, y: 17, size: 26, to: FREE },
    { x: 17, y: 86, size: 24, to: FREE },
  ],
  bridge: [
    { x: 19, y: 19, size: 34, to: { 0: [44, 19], 1: [19, 44] } },
    { x: 81, y: 81, size: 34, to: { 0: [56, 81], 1: [81, 56] } },
    { x: 81, y: 19, size: 34, to: { 0: [56, 19], 1: [81, 44] } },
    { x: 19, y: 81, size: 34, to: { 0: [44, 81], 1: [19, 56] } },
  ],
  'double-curve': [
    { x: 21, y: 21, size: 36, to: { 0: [46, 14], 1: [14, 46] } },
    { x: 79, y: 79, size: 36, to: { 0: [86, 54], 1: [54, 86] } },
    { x: 84, y: 16, size: 29, to: { 0: null } },
    { x: 16, y: 84, size: 29, to: { 1: null } },
  ],
}

/** The corner inside a double curve's bend, which belongs to one section only. */
const NOOKS: Readonly<Record<number, number>> = { 0: 2, 1: 3 }

export function figuresOf(face: TileFace): Figure[] {
  const spots = SPOTS[face.track] ?? []
  const taken = new Set<number>()
  const standing = face.monsters.map(([name, section], place) => {
    const at = spotFor(face, spots, taken, section)
    return figure(spots[at], 'monster', place, name, 0, section)
  })
  const lying = face.diamonds.map((value, place) => {
    const free = spots.findIndex((_, index) => !taken.has(index))
    const at = free < 0 ? spots.length - 1 - (place % spots.length) : free
    taken.add(at)
    return figure(spots[at], 'diamond', place, 'diamond', value, null)
  })
  return [...standing, ...lying]
}

function spotFor(face: TileFace, spots: readonly Spot[], taken: Set<number>, section: number): number {
  const open = spots.flatMap((spot, index) => (!taken.has(index) && section in spot.to ? [index] : []))
  // The large corners of a double curve go to whoever has no bend left to stand in.
  const rivals = face.track === 'double-curve' && face.monsters.length + face.diamonds.length > 2
  const nook = NOOKS[section]
  const at = rivals && nook !== undefined && open.includes(nook) ? nook : (open[0] ?? 0)
  taken.add(at)
  return at
}

function figure(
  spot: Spot | undefined, kind: Figure['kind'], place: number, name: string, value: number, section: number | null,
): Figure {
  const { x, y, size, to } = spot ?? { x: 50, y: 50, size: 30, to: {} }
  return { kind, place, name, value, x, y, size, plank: section === null ? null : (to[section] ?? null) }
}
