/** Sheets as files, as requests and as what this browser keeps. */
import type { Shelf } from '$lib/core/shelves'
import {
  type Board, type Boards, type Cell, type Doors, emptyBoard, emptyBoards, hasDoors, isNumbered, type Kind, KINDS, MONSTERS, MOST_PLAYERS,
  SIDES, SPACES, SPECIAL, TRACKS,
} from './sheet'

const KEY = 'phantomline-pad'
export const MOST_BYTES = 60_000
const LONGEST_NAME = 120

interface WrittenBoard {
  readonly name: string
  readonly board?: string
  readonly doors?: Doors
  readonly tiles: readonly unknown[]
}
export interface Written {
  readonly players: readonly WrittenBoard[]
}

// -- writing ------------------------------------------------------------------------------------

/** The sheet in the fixed format. */
export function written(boards: Boards, names: readonly string[]): Written {
  return {
    players: boards.map((one, place) => ({
      name: names[place] ?? '?',
      ...(one.board ? { board: one.board } : { doors: one.doors }),
      tiles: one.tiles.map(writtenCell),
    })),
  }
}

/**
 * The same for the server, with numbers in place of names, which are none of its business. It takes no
 * board with doors missing: those get some for now, and no score.
 */
export function asked(boards: Boards): Written {
  const numbers = boards.map((_, place) => String(place + 1))
  return written(boards.map((one) => (hasDoors(one) ? one : { ...one, doors: stoodIn(one.doors) })), numbers)
}

/** A sheet that could not be read here, with numbers in place of its names, and those names. */
export function nameless(data: unknown): { readonly data: unknown; readonly names: readonly string[] } {
  const { players } = (data ?? {}) as { players?: unknown }
  if (!Array.isArray(players)) return { data, names: [] }
  const named = (one: unknown): one is { name: string } => typeof (one as { name?: unknown } | null)?.name === 'string'
  // Whatever is wrong with the length of a name stays wrong.
  const number = (name: string, place: number) => (name.trim() ? String(place + 1).padEnd(name.length > LONGEST_NAME ? name.length : 0, '.') : name)
  return {
    data: { ...(data as object), players: players.map((one: unknown, place) => (named(one) ? { ...one, name: number(one.name, place) } : one)) },
    names: players.map((one: unknown) => (named(one) ? one.name : '')),
  }
}

/** What the server says of a sheet without names, with them: “player 2 (2)” is “player 2 (Ana)”. */
export function withNames(said: string, names: readonly string[]): string {
  return said.replace(/\b(\d+) \(\1\)/g, (whole, number: string) => (names[Number(number) - 1] ? `${number} (${names[Number(number) - 1]})` : whole))
}

function writtenCell(cell: Cell): unknown {
  if (!cell) return null
  if (isNumbered(cell)) return { tile: cell.tile, rotation: cell.rotation }
  const { track, rotation, monsters, diamonds } = cell
  return { track, rotation, ...(monsters.length && { monsters }), ...(diamonds.length && { diamonds }) }
}

function stoodIn(doors: Doors): Doors {
  const left: Record<string, number> = { bone: SPECIAL, tooth: SPECIAL }
  const kept = SIDES.flatMap((side) => doors[side]).map((kind): Kind => {
    if (kind !== 'bone' && kind !== 'tooth') return kind
    return (left[kind] ?? 0) > 0 ? ((left[kind] = (left[kind] ?? 0) - 1), kind) : 'plain'
  })
  for (const kind of ['bone', 'tooth'] as const)
    for (let at = 0; at < kept.length && (left[kind] ?? 0) > 0; at++) {
      if (kept[at] !== 'plain' && kept[at] !== 'wall') continue
      kept[at] = kind
      left[kind] = (left[kind] ?? 0) - 1
    }
  return Object.fromEntries(SIDES.map((side, at) => [side, kept.slice(3 * at, 3 * at + 3)])) as unknown as Doors
}

/** The text of a file: one line for each tile, so that people can read it too. */
export function fileText(sheet: Written): string {
  const players = sheet.players.map((one) => {
    const where = one.board ? `"board": ${JSON.stringify(one.board)}` : `"doors": ${JSON.stringify(one.doors)}`
    const tiles = one.tiles.map((tile) => `     ${JSON.stringify(tile)}`).join(',\n')
    return `  {"name": ${JSON.stringify(one.name)},\n   ${where},\n   "tiles": [\n${tiles}]}`
  })
  return `{"players": [\n${players.join(',\n')}\n]}\n`
}

export function fileName(day: Date): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0'))
  return `ghosts-galore-${year}-${month}-${date}.json`
}

// -- reading ------------------------------------------------------------------------------------

/**
 * Read a sheet, unfinished ones too. `null` if it is none: what is wrong with it, the server says better.
 */
export function readSheet(text: string, sides: readonly string[], tiles: number): Boards | null {
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return null
  }
  return boardsIn(data, sides, tiles)
}

function boardsIn(data: unknown, sides: readonly string[], tiles: number): Boards | null {
  if (!isTable(data, ['players']) || !Array.isArray(data.players)) return null
  if (data.players.length < 1 || data.players.length > MOST_PLAYERS) return null
  const boards = data.players.map((one) => boardIn(one, sides, tiles))
  return boards.includes(null) ? null : (boards as Board[])
}

function boardIn(data: unknown, sides: readonly string[], tiles: number): Board | null {
  if (!isTable(data, ['name', 'tiles'], ['board', 'doors']) || typeof data.name !== 'string' || data.name.length > LONGEST_NAME) return null
  if ('board' in data === 'doors' in data || !Array.isArray(data.tiles) || data.tiles.length !== SPACES) return null
  const cells = data.tiles.map((one) => cellIn(one, tiles))
  if (cells.includes(undefined)) return null
  const blank = { ...emptyBoard(data.name), tiles: cells as Cell[] }
  if ('board' in data) return typeof data.board === 'string' && sides.includes(data.board) ? { ...blank, board: data.board } : null
  const doors = doorsIn(data.doors)
  return doors && { ...blank, doors }
}

function doorsIn(data: unknown): Doors | null {
  if (!isTable(data, SIDES)) return null
  const fine = SIDES.every((side) => {
    const row = data[side]
    return Array.isArray(row) && row.length === 3 && row.every((kind) => KINDS.includes(kind as Kind))
  })
  return fine ? (data as unknown as Doors) : null
}

function cellIn(data: unknown, tiles: number): Cell | undefined {
  if (data === null) return null
  if (typeof data !== 'object') return undefined
  const { rotation } = data as { rotation?: unknown }
  if (typeof rotation !== 'number' || ![0, 90, 180, 270].includes(rotation)) return undefined
  if (isTable(data, ['tile', 'rotation'])) {
    const { tile } = data
    return typeof tile === 'number' && Number.isInteger(tile) && tile >= 1 && tile <= tiles ? { tile, rotation } : undefined
  }
  if (!isTable(data, ['track', 'rotation'], ['monsters', 'diamonds'])) return undefined
  const { track, monsters = [], diamonds = [] } = data
  if (!TRACKS.includes(track as (typeof TRACKS)[number]) || !Array.isArray(monsters) || !Array.isArray(diamonds)) return undefined
  const sections = track === 'bridge' || track === 'double-curve' ? [0, 1] : [0]
  const stand = monsters.every(
    (one) => Array.isArray(one) && one.length === 2 && (MONSTERS as readonly unknown[]).includes(one[0]) && sections.includes(one[1] as number),
  )
  const lie = diamonds.every((one) => Number.isInteger(one) && (one as number) >= 1 && (one as number) <= 99)
  if (!stand || !lie || monsters.length > 3 || diamonds.length > 9) return undefined
  return { track: track as string, rotation, monsters: monsters as [string, number][], diamonds: diamonds as number[] }
}

function isTable(data: unknown, required: readonly string[], optional: readonly string[] = []): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
  const keys = Object.keys(data)
  return required.every((key) => keys.includes(key)) && keys.every((key) => required.includes(key) || optional.includes(key))
}

// -- what this browser keeps --------------------------------------------------------------------

export interface Kept {
  readonly boards: Boards
  readonly chosen: number
}

export function keep(shelf: Shelf, { boards, chosen }: Kept): void {
  try {
    // Names stay as they were typed: an empty one too.
    shelf.setItem(KEY, JSON.stringify({ chosen, sheet: written(boards, boards.map((one) => one.name)) }))
  } catch {
    // Then it lasts as long as the page.
  }
}

export function resume(shelf: Shelf, sides: readonly string[], tiles: number): Kept {
  try {
    const found = JSON.parse(shelf.getItem(KEY) ?? 'null') as { chosen?: unknown; sheet?: unknown } | null
    const boards = found && boardsIn(found.sheet, sides, tiles)
    if (boards) {
      const chosen = typeof found.chosen === 'number' && boards[found.chosen] ? found.chosen : 0
      return { boards, chosen }
    }
  } catch {
    // A private window, or somebody else's text.
  }
  return { boards: emptyBoards(), chosen: 0 }
}
