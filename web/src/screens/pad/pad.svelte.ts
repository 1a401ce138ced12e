/** The pad in use: what is written on it, what was before, and what the server makes of it. */
import { untrack } from 'svelte'
import { ApiError } from '$lib/core/api'
import { api } from '$lib/core/session.svelte'
import { settings } from '$lib/core/settings.svelte'
import { lasting } from '$lib/core/shelves'
import type { GalorePieces } from '$lib/protocol/pieces'
import type { Counted, CountedPlayer } from '$lib/protocol/score'
import { asked, keep, nameless, resume, withNames } from './file'
import { type Board, type Boards, type Cell, emptyBoard, hasDoors, isNumbered, MOST_PLAYERS, namesOf, nextSpace, turned, withBoard, withCell } from './sheet'

const REMEMBERED = 200
/** While somebody taps on, nothing is asked. */
const PAUSE = 250
const AGAIN = 5000

export class Pad {
  boards = $state.raw<Boards>([])
  chosen = $state(0)
  /** The space that is being filled, if any. */
  space = $state<number | null>(null)
  /** How far its tile has been turned since; it goes round and round. */
  degrees = $state(0)
  problem = $state.raw<ApiError | null>(null)
  /** What was counted last, and the boards that it was counted from. */
  #last = $state.raw<{ readonly key: string; readonly counted: Counted } | null>(null)
  #past = $state.raw<readonly Boards[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking = 0
  #left = false
  /** Whose name is being typed: that is one thing to undo, not ten letters. */
  #renaming: number | null = null

  constructor(
    readonly pieces: GalorePieces,
    readonly fallback: (place: number) => string,
  ) {
    const kept = resume(lasting, Object.keys(pieces.boards), pieces.tiles.length)
    this.boards = kept.boards
    this.chosen = kept.chosen
  }

  get board(): Board {
    return this.boards[this.chosen] ?? emptyBoard()
  }
  get cell(): Cell {
    return this.space === null ? null : (this.board.tiles[this.space] ?? null)
  }
  names: readonly string[] = $derived.by(() => namesOf(this.boards, this.fallback))
  readonly #key = $derived(JSON.stringify(asked(this.boards)))

  /** What the boards come to as they lie there now; `null` until just these are counted. */
  readonly counted: Counted | null = $derived(this.#last?.key === this.#key ? this.#last.counted : null)
  /** Who has won, by the names that only this browser knows. */
  get winners(): readonly string[] {
    return (this.counted?.winners ?? []).map((number) => this.names[Number(number) - 1] ?? number)
  }
  /** Whether there is anything on a board that could be counted. */
  counts(player: number): boolean {
    const board = this.boards[player]
    return board !== undefined && hasDoors(board) && board.tiles.some(Boolean)
  }
  /** Whether anything is still to be counted. */
  get uncounted(): boolean {
    return !this.counted && this.boards.some((_, player) => this.counts(player))
  }
  /** What a board scores, as far as that can be said. */
  score(player: number): CountedPlayer | null {
    return this.counts(player) ? (this.counted?.players[player] ?? null) : null
  }

  // -- changes ------------------------------------------------------------------------------------

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  change(boards: Boards): void {
    this.#renaming = null
    this.#past = [...this.#past.slice(1 - REMEMBERED), this.boards]
    this.#set(boards)
  }
  undo(): void {
    const last = this.#past.at(-1)
    if (!last) return
    this.#renaming = null
    this.#past = this.#past.slice(0, -1)
    this.#set(last)
    this.degrees = this.cell?.rotation ?? 0
  }
  #set(boards: Boards): void {
    this.boards = boards
    if (!boards[this.chosen]) this.choose(0)
    this.save()
  }
  save(): void {
    keep(lasting, { boards: this.boards, chosen: this.chosen })
  }

  choose(player: number): void {
    this.chosen = player
    this.space = null
    this.save()
  }
  pick(space: number | null): void {
    this.space = space
    this.degrees = this.cell?.rotation ?? 0
  }
  /** Go on with the next empty space; `null` when the board is full. */
  next(): number | null {
    this.pick(nextSpace(this.board, this.space ?? -1))
    return this.space
  }
  /** Lay this on the space that is being filled. */
  lay(cell: Cell): void {
    if (this.space === null) return
    const before = this.cell
    this.change(withCell(this.boards, this.chosen, this.space, cell))
    if (!before || !cell) this.degrees = cell?.rotation ?? 0
  }
  /** Lay a tile of our set, and take it from where it lies. */
  take(tile: number): void {
    if (this.space === null) return
    const rotation = this.cell?.rotation ?? 0
    const cleared = this.boards.map((one) => ({ ...one, tiles: one.tiles.map((cell) => (isNumbered(cell) && cell.tile === tile ? null : cell)) }))
    this.change(withCell(cleared, this.chosen, this.space, { tile, rotation }))
  }
  turn(by: 1 | -1 = 1): void {
    if (!this.cell || this.space === null) return
    this.change(withCell(this.boards, this.chosen, this.space, turned(this.cell, by)))
    this.degrees += 90 * by
  }
  rename(name: string): void {
    const renamed = withBoard(this.boards, this.chosen, { name })
    if (this.#renaming === this.chosen) this.#set(renamed)
    else this.change(renamed)
    this.#renaming = this.chosen
  }
  edit(change: Partial<Board>): void {
    this.change(withBoard(this.boards, this.chosen, change))
  }
  addPlayer(): void {
    if (this.boards.length >= MOST_PLAYERS) return
    this.change([...this.boards, emptyBoard()])
    this.choose(this.boards.length - 1)
  }
  removePlayer(): void {
    const gone = this.chosen
    this.change(this.boards.filter((_, place) => place !== gone))
    this.choose(Math.max(0, gone - 1))
  }
  /** Another sheet in place of this one, which can be had back. */
  replace(boards: Boards): void {
    this.change(boards)
    this.choose(0)
  }

  // -- counting -----------------------------------------------------------------------------------

  /** Call from an effect: counts what lies there, a moment after the last change, if it may go to the server at all. */
  count(language: string): () => void {
    const key = this.#key
    void language
    clearTimeout(this.#timer)
    if (!settings.now.counting) this.#last = null
    // What was back before the server had answered is known, and that answer is of no use.
    if (!settings.now.counting || untrack(() => this.counted) || !this.boards.some((one) => one.tiles.some(Boolean))) {
      this.#asking++
      this.problem = null
      return () => undefined
    }
    this.#timer = setTimeout(() => void this.#ask(key), PAUSE)
    return () => clearTimeout(this.#timer)
  }
  again = (): void => {
    if (settings.now.counting && this.uncounted) void this.#ask(this.#key)
  }
  /** Nobody looks any more: what is on its way is the last that was asked. */
  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
  }

  async #ask(key: string): Promise<void> {
    const mine = ++this.#asking
    try {
      const counted = await api.score(JSON.parse(key))
      if (mine !== this.#asking) return
      this.#last = { key, counted }
      this.problem = null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mine !== this.#asking || this.#left) return
      this.problem = error
      if (error.code === 'offline' || error.code === 'too-many') this.#timer = setTimeout(() => void this.#ask(this.#key), AGAIN)
    }
  }
  /** What the server says against a sheet that could not be read here. */
  async whyNot(data: unknown): Promise<string | null> {
    const { data: sent, names } = nameless(data)
    try {
      await api.score(sent)
      return null
    } catch (error) {
      if (error instanceof ApiError) return withNames(error.message, names)
      throw error
    }
  }
}
