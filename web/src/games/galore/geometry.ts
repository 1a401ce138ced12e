/**
 * Where things are drawn: nine spaces of 100 by 100 in a frame, edges counted clockwise from north
 * as in the engine, and the track of a tile as lines and quarter circles. No rules live here.
 */
import type { PathEnd } from '$lib/protocol/prospects'

export const TILE = 100
/** How wide the frame with the doors is. */
export const FRAME = 36
export const BOARD = 3 * TILE + 2 * FRAME
export const EDGES = ['north', 'east', 'south', 'west'] as const

export type Section = readonly [cell: number, section: number]
type Ends = readonly [number, number]

const UNTURNED: Readonly<Record<string, readonly Ends[]>> = {
  straight: [[0, 2]],
  curve: [[0, 1]],
  bridge: [[0, 2], [1, 3]],
  'double-curve': [[0, 1], [2, 3]],
}

/** The two edges that each section of a track joins, unturned. */
export function sectionsOf(track: string): readonly Ends[] {
  return UNTURNED[track] ?? []
}

/** How many tiles have a number; what a score pad draws beyond that has none. */
export const NUMBERED = 78

/** A placed tile as the view holds it. */
export interface Laid {
  readonly tile: number
  readonly turns: number
}

export function laid(code: number | undefined): Laid | null {
  return code ? { tile: Math.floor(code / 4), turns: code % 4 } : null
}

/** The edges that a section joins once its tile is turned. */
export function endsOf(track: string, turns: number, section: number): Ends {
  const [one, other] = sectionsOf(track)[section] ?? [0, 2]
  return [(one + turns) % 4, (other + turns) % 4]
}

const STEP: readonly (readonly [number, number])[] = [[0, -1], [1, 0], [0, 1], [-1, 0]]

/** The space across an edge, or `null` where the board ends. */
export function across(cell: number, edge: number): number | null {
  const [dx, dy] = STEP[edge] ?? [0, 0]
  const x = (cell % 3) + dx
  const y = Math.floor(cell / 3) + dy
  return x < 0 || x > 2 || y < 0 || y > 2 ? null : y * 3 + x
}

/** The upper left corner of a space. */
export function corner(cell: number): readonly [number, number] {
  return [FRAME + (cell % 3) * TILE, FRAME + Math.floor(cell / 3) * TILE]
}

/** The middle of a tile's edge, in the tile. */
export function middle(edge: number): readonly [number, number] {
  const [dx, dy] = STEP[edge] ?? [0, 0]
  return [50 + 50 * dx, 50 + 50 * dy]
}

/** The stroke from one edge of a tile to another: a line, or a quarter circle around their corner. */
export function stroke(from: number, to: number, x = 0, y = 0, move = true): string {
  const [x1, y1] = middle(from)
  const [x2, y2] = middle(to)
  const start = move ? `M${x + x1} ${y + y1}` : ''
  if ((from + 2) % 4 === to) return `${start}L${x + x2} ${y + y2}`
  const sweep = (from + 1) % 4 === to ? 0 : 1
  return `${start}A50 50 0 0 ${sweep} ${x + x2} ${y + y2}`
}

/** The track of a whole path in riding order, as one stroke; `trackOf` names a space's track. */
export function ride(
  sections: readonly Section[],
  ends: readonly PathEnd[],
  trackOf: (cell: number) => { readonly track: string; readonly turns: number } | null,
): string {
  const first = sections[0]
  if (!first) return ''
  let entry = ends[0] ? EDGES.indexOf(ends[0].edge as (typeof EDGES)[number]) : loopEntry(sections, trackOf)
  let drawn = ''
  for (const [cell, section] of sections) {
    const on = trackOf(cell)
    if (!on) return drawn
    const [one, other] = endsOf(on.track, on.turns, section)
    const exit = entry === one ? other : one
    const [x, y] = corner(cell)
    drawn += stroke(entry, exit, x, y, drawn === '')
    entry = (exit + 2) % 4
  }
  return drawn
}

/** By which edge a loop's first section is entered so that it leaves towards the second. */
function loopEntry(
  sections: readonly Section[],
  trackOf: (cell: number) => { readonly track: string; readonly turns: number } | null,
): number {
  const [first, second] = sections
  const on = first ? trackOf(first[0]) : null
  if (!first || !on) return 0
  const [one, other] = endsOf(on.track, on.turns, first[1])
  return second && across(first[0], one) === second[0] ? other : one
}

/** A door of the board: the space it opens to, the edge of that space, and its kind. */
export interface Door {
  readonly cell: number
  readonly edge: number
  readonly kind: string
}

/** The twelve doors of a board side, as its pieces list them. */
export function doorsOf(side: Readonly<Record<string, readonly string[]>> | undefined): Door[] {
  const cells = [[0, 1, 2], [2, 5, 8], [6, 7, 8], [0, 3, 6]]
  return EDGES.flatMap((name, edge) =>
    (cells[edge] ?? []).map((cell, place) => ({ cell, edge, kind: side?.[name]?.[place] ?? 'wall' })),
  )
}

/** The middle of a door's threshold on the board, where its space ends. */
export function threshold(door: Pick<Door, 'cell' | 'edge'>): readonly [number, number] {
  const [x, y] = corner(door.cell)
  const [dx, dy] = middle(door.edge)
  return [x + dx, y + dy]
}
