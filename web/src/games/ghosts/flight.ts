/** Finds the two ends of a move on the screen, so that a card can fly between them. */
import type { Move, Spot } from './moves'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface Flight extends Move {
  readonly id: number
  readonly start: Box
  readonly end: Box
  /** What lies there already and shall be seen only when the card lands. */
  readonly hides: string | null
}

let count = 0

/** Where everything lies now, by the names of places. */
export function places(root: HTMLElement): Map<string, Box> {
  const origin = root.getBoundingClientRect()
  const found = new Map<string, Box>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const box = element.getBoundingClientRect()
    // Turned cards have a wider box than they are; their middle is right in any case.
    const width = element.offsetWidth
    found.set(element.dataset.spot ?? '', {
      x: box.left - origin.left + box.width / 2,
      y: box.top - origin.top + box.height / 2,
      width,
    })
  }
  return found
}

/** Pair the moves with places; those whose ends are not on screen stay out. */
export function flightsOf(moves: readonly Move[], before: ReadonlyMap<string, Box>, after: ReadonlyMap<string, Box>): Flight[] {
  const taken = new Set<string>()
  return moves.flatMap((move) => {
    const start = at(move.from, before, new Set())
    const end = at(move.to, after, taken)
    if (!start || !end) return []
    if (end.key.startsWith('card:')) taken.add(end.key)
    const hides = end.key.startsWith('card:') || end.key.startsWith('top:') || end.key.startsWith('under:') ? end.key : null
    return [{ ...move, id: ++count, start: start.box, end: end.box, hides }]
  })
}

/** A spot by name. Of several cards alike the last one is meant, and each is used once. */
function at(spot: Spot, known: ReadonlyMap<string, Box>, used: ReadonlySet<string>): { key: string; box: Box } | null {
  if (spot === 'pile' || spot === 'mists') {
    const prefix = spot === 'pile' ? 'top:' : 'under:'
    const key = [...known.keys()].findLast((one) => one.startsWith(prefix)) ?? 'pile'
    const box = known.get(key)
    return box ? { key, box } : null
  }
  if (spot.startsWith('card:')) {
    const key = [...known.keys()].findLast((one) => one.startsWith(`${spot}#`) && !used.has(one))
    const box = key === undefined ? undefined : known.get(key)
    return key !== undefined && box ? { key, box } : null
  }
  const box = known.get(spot)
  return box ? { key: spot, box } : null
}
