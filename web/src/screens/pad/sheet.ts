/**
 * A score sheet while it is being filled in: the boards of a real table, as `phantomline score` reads
 * them. Nothing is counted here; what is missing on a board is only what is still to be written down.
 */
import type { GalorePieces, TileFace } from '$lib/protocol/pieces'
import type { Explanation } from '$lib/protocol/prospects'

export const SIDES = ['north', 'east', 'south', 'west'] as const
export const TRACKS = ['straight', 'curve', 'bridge', 'double-curve'] as const
export const KINDS = ['plain', 'bone', 'tooth', 'wall'] as const
export const MONSTERS = ['dragon', 'ghost', 'golem', 'satyr', 'skeleton', 'slime', 'bat', 'werewolf', 'wisp'] as const
export const SPACES = 9
export const MOST_PLAYERS = 5
/** What the printed format holds on one tile. */
export const MOST_MONSTERS = 3
export const MOST_DIAMONDS = 9
/** Every board side shows so many doors of bone, and as many of teeth. */
export const SPECIAL = 2

type Side = (typeof SIDES)[number]
export type Kind = (typeof KINDS)[number]
export type Doors = Readonly<Record<Side, readonly Kind[]>>

/** A tile by its number in our own set. */
export interface Numbered {
  readonly tile: number
  readonly rotation: number
}
/** A tile as it is printed. */
export interface Printed extends TileFace {
  readonly rotation: number
}
export type Cell = Numbered | Printed | null

export interface Board {
  /** As it was typed; it may be empty. */
  readonly name: string
  /** A board side of our own set, or `null`: then `doors` are as they are printed. */
  readonly board: string | null
  readonly doors: Doors
  readonly tiles: readonly Cell[]
}
export type Boards = readonly Board[]

export const isNumbered = (cell: Cell): cell is Numbered => cell !== null && 'tile' in cell

export function emptyBoard(name = ''): Board {
  const plain = ['plain', 'plain', 'plain'] as const
  return { name, board: null, doors: { north: plain, east: plain, south: plain, west: plain }, tiles: Array<Cell>(SPACES).fill(null) }
}

export const emptyBoards = (count = 2): Boards => Array.from({ length: count }, () => emptyBoard())

/** Whether anything has been written down at all. */
export const isEmpty = (boards: Boards): boolean =>
  boards.every((one) => !one.name && one.board === null && one.tiles.every((cell) => !cell) && count(one.doors, 'plain') === 12)

// -- changing -----------------------------------------------------------------------------------

export function withBoard(boards: Boards, at: number, change: Partial<Board>): Boards {
  return boards.map((one, place) => (place === at ? { ...one, ...change } : one))
}

export function withCell(boards: Boards, at: number, space: number, cell: Cell): Boards {
  return boards.map((one, place) =>
    place === at ? { ...one, tiles: one.tiles.map((old, here) => (here === space ? cell : old)) } : one,
  )
}

export function turned(cell: Cell, by: number): Cell {
  return cell && { ...cell, rotation: (((cell.rotation + by * 90) % 360) + 360) % 360 }
}

/** Another kind of door: plain, bone, teeth, wall, and plain again. */
export function withDoor(board: Board, side: number, place: number, by = 1): Board {
  const name = SIDES[side] ?? 'north'
  const row = board.doors[name].map((kind, here) => (here === place ? (KINDS[(KINDS.indexOf(kind) + by + 4) % 4] ?? 'plain') : kind))
  return { ...board, doors: { ...board.doors, [name]: row } }
}

// -- a tile as it is printed --------------------------------------------------------------------

/** What a cell shows, whichever way it was entered. */
export function faceOf(cell: Cell, pieces: GalorePieces): TileFace | null {
  if (!cell) return null
  return isNumbered(cell) ? (pieces.tiles[cell.tile - 1] ?? null) : cell
}

/** Another track under the same monsters; those without a section of their own step onto the first. */
export function onTrack(cell: Cell, pieces: GalorePieces, track: string): Printed {
  const face = faceOf(cell, pieces)
  const last = track === 'bridge' || track === 'double-curve' ? 1 : 0
  const monsters = (face?.monsters ?? []).map(([kind, section]) => [kind, Math.min(section, last)] as const)
  return { track, monsters, diamonds: face?.diamonds ?? [], rotation: cell?.rotation ?? 0 }
}

export function printed(cell: Cell, pieces: GalorePieces): Printed | null {
  const face = faceOf(cell, pieces)
  return face && { track: face.track, monsters: face.monsters, diamonds: face.diamonds, rotation: cell?.rotation ?? 0 }
}

/** Whether a track has a second section to stand on. */
export const isDouble = (track: string): boolean => track === 'bridge' || track === 'double-curve'

// -- what is there already ----------------------------------------------------------------------

export interface Spot {
  readonly player: number
  readonly space: number
}

/** Where a tile of our set lies, other than here. */
export function tileAt(boards: Boards, tile: number, but?: Spot): Spot | null {
  for (const [player, board] of boards.entries())
    for (const [space, cell] of board.tiles.entries())
      if (isNumbered(cell) && cell.tile === tile && !(player === but?.player && space === but.space)) return { player, space }
  return null
}

/** Where a tile lies that looks just like the one here: perhaps it was entered twice. */
export function twinOf(boards: Boards, here: Spot, pieces: GalorePieces): Spot | null {
  const mine = lookOf(boards[here.player]?.tiles[here.space] ?? null, pieces)
  if (!mine) return null
  for (const [player, board] of boards.entries())
    for (const [space, cell] of board.tiles.entries())
      if ((player !== here.player || space !== here.space) && lookOf(cell, pieces) === mine) return { player, space }
  return null
}

function lookOf(cell: Cell, pieces: GalorePieces): string | null {
  const face = faceOf(cell, pieces)
  return face && JSON.stringify([face.track, face.monsters.map((one) => one.join()).sort(), [...face.diamonds].sort()])
}

/** Whose board has the same cardboard; both sides of a board are one piece. */
export function boardAt(boards: Boards, side: string, but: number): number | null {
  const found = boards.findIndex((one, place) => place !== but && one.board?.[0] === side[0])
  return found < 0 ? null : found
}

// -- what is missing ----------------------------------------------------------------------------

export interface Missing {
  readonly spaces: number
  /** How many more doors of a kind; fewer than none: there are too many. */
  readonly bone: number
  readonly tooth: number
}

const count = (doors: Doors, kind: Kind): number => SIDES.reduce((sum, side) => sum + doors[side].filter((one) => one === kind).length, 0)

export function missingOn(board: Board): Missing {
  const [bone, tooth] = board.board ? [0, 0] : [SPECIAL - count(board.doors, 'bone'), SPECIAL - count(board.doors, 'tooth')]
  return { spaces: board.tiles.filter((cell) => !cell).length, bone, tooth }
}

export const hasDoors = (board: Board): boolean => {
  const { bone, tooth } = missingOn(board)
  return !bone && !tooth
}
export const isDone = (board: Board): boolean => hasDoors(board) && missingOn(board).spaces === 0

/** The next empty space, beginning after this one. */
export function nextSpace(board: Board, after: number): number | null {
  for (let n = 1; n <= SPACES; n++) {
    const space = (after + n + SPACES) % SPACES
    if (!board.tiles[space]) return space
  }
  return null
}

/** One name for everyone, told apart by a number where two are the same. */
export function namesOf(boards: Boards, fallback: (place: number) => string): string[] {
  const names: string[] = []
  for (const [place, board] of boards.entries()) {
    const name = board.name.trim() || fallback(place + 1)
    let unique = name
    for (let n = 2; names.includes(unique); n++) unique = `${name} ${n}`
    names.push(unique)
  }
  return names
}

/** The tiles of our set that show at least all this. */
export function tilesWith(pieces: GalorePieces, track: string | null, monsters: readonly string[], diamond: boolean): number[] {
  return pieces.tiles.flatMap((face, at) => {
    if (track && face.track !== track) return []
    if (diamond && !face.diamonds.length) return []
    const kinds = face.monsters.map(([kind]) => kind)
    return monsters.every((kind) => kinds.includes(kind)) ? [at + 1] : []
  })
}

/** Where the points of a line come from: earning by earning, the spaces in their order. */
export function sourcesOf(sheet: Explanation, category: string): { points: number; spaces: number[] }[] {
  const line = sheet.lines.find((one) => one.category === category)
  return (line?.earnings ?? []).map(({ points, monsters = [], diamonds = [], sections = [] }) => ({
    points,
    spaces: [...new Set([...monsters, ...diamonds, ...sections].map(([space]) => space))].sort((one, other) => one - other),
  }))
}

/** A board as the drawn parts know it: faces of its own have numbers beyond those of the set. */
export function drawn(board: Board, pieces: GalorePieces): { pieces: GalorePieces; side: string; placed: number[] } {
  const own = Array.from({ length: SPACES }, (_, space) => {
    const cell = board.tiles[space] ?? null
    return cell && !isNumbered(cell) ? cell : { track: 'straight', monsters: [], diamonds: [] }
  })
  const placed = board.tiles.map((cell, space) => {
    if (!cell) return 0
    return (isNumbered(cell) ? cell.tile : pieces.tiles.length + 1 + space) * 4 + cell.rotation / 90
  })
  const side = board.board ?? 'own'
  return { pieces: { ...pieces, tiles: [...pieces.tiles, ...own], boards: { ...pieces.boards, own: board.doors } }, side, placed }
}
