/** One table on screen: its connection, and everything drawn from it. */
import { boardOf } from '$lib/games/boards'
import { boxOf } from '$lib/games/box'
import type { AnyAction } from '$lib/protocol/games'
import type { Emote } from '$lib/protocol/messages'
import type { Box } from '$lib/words/phrases'
import type { Game } from '$lib/words/catalogue'
import { need } from '$lib/words/current.svelte'
import { Connection, type Line, RequestRefused } from './connection'
import { ApiError } from './api'
import { isMuted } from './muting'
import { promises } from './promises'
import { settings } from './settings.svelte'
import { breath } from './slices'
import type { TableState } from './table'

export type Refusal = { code: string; message: string; rule?: string | null; params?: Readonly<Record<string, string | number>> | null }

/** After so many milliseconds people begin to wonder whether something happens. */
const NOTICED = 150

export class LiveTable {
  /** Where things stand; `null` until the first hello and its words are here. */
  state = $state.raw<TableState | null>(null)
  line = $state.raw<Line>({ state: 'connecting' })
  /** The line broke and is not back; one that is only begun anew, to look from another seat, is nothing to tell. */
  lost = $state(false)
  box = $state.raw<Box | null>(null)
  /** A request is under way, and has been for long enough to say so. */
  busy = $state(false)
  readonly connection: Connection
  #asking = false
  #box: Promise<void> | null = null

  constructor(
    id: string,
    lang: string,
    readonly refuse: (why: Refusal) => void,
    private readonly onEmote: (seat: number | null, emote: string) => void = () => undefined,
  ) {
    this.connection = new Connection(
      { table: id, lang },
      {
        table: (state) => {
          promises.note(state.table)
          void this.#show(state)
        },
        line: (line) => void this.#showLine(line),
        emote: ({ player, seat, emote }) => isMuted(player) || this.onEmote(seat, emote),
      },
    )
    for (const player of settings.now.muted) this.connection.mute(player)
    this.connection.start()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  stop(): void {
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.connection.stop()
  }

  /** Look from another seat of ours, or from none; what was known here is gone at once. */
  lookFrom(seat: number | undefined): void {
    if (this.state) this.state = { ...this.state, viewer: null, view: null, log: [], fresh: [] }
    this.connection.lookFrom(seat)
  }

  move = (action: AnyAction): Promise<boolean> => this.#ask(() => this.connection.move(action))
  undo = (): Promise<boolean> => this.#ask(() => this.connection.undo())
  answer = (yes: boolean): Promise<boolean> => this.#ask(() => this.connection.answer(yes))

  /** Say something, whatever else is asked meanwhile; returns whether it was said. */
  say = (text: string): Promise<boolean> => this.#heard(this.connection.chat(text))
  emote = (emote: Emote['emote']): Promise<boolean> => this.#heard(this.connection.emote(emote))

  /** Do something with the server, and say if it is refused; returns whether it was done. */
  do = (work: () => Promise<unknown>): Promise<boolean> => this.#ask(work)

  async #heard(said: Promise<void>): Promise<boolean> {
    try {
      await said
      return true
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      this.refuse(error.refused)
      return false
    }
  }

  async #ask(work: () => Promise<unknown>): Promise<boolean> {
    if (this.#asking) return false
    this.#asking = true
    // Most answers come at once: a page that first says that it waits would be drawn once more for each of them.
    const late = setTimeout(() => (this.busy = true), NOTICED)
    try {
      await work()
      return true
    } catch (error) {
      if (error instanceof RequestRefused) this.refuse(error.refused)
      else if (error instanceof ApiError) this.refuse(error)
      else throw error
      return false
    } finally {
      clearTimeout(late)
      this.#asking = false
      this.busy = false
    }
  }

  #hurry = () => {
    if (document.visibilityState === 'visible') this.connection.hurry()
  }

  async #showLine(line: Line): Promise<void> {
    // Whoever is not let in hears why, and that is all they hear.
    if (line.state === 'refused') await need('server').catch(() => undefined)
    this.line = line
    if (line.state === 'waiting') this.lost ||= line.until > Date.now()
    else if (line.state !== 'connecting') this.lost = false
  }

  async #show(state: TableState): Promise<void> {
    this.#box ??= this.#open(state)
    try {
      await this.#box
    } catch {
      this.#box = null
      this.connection.stop()
      this.line = { state: 'refused', code: 'no-pieces' }
      return
    }
    // A later message may have come while words and pieces were on their way.
    // Or the screen was handed on, and what came before that is for nobody any more.
    this.state = this.connection.state ?? this.state
  }

  async #open(state: TableState): Promise<void> {
    const game = state.table.game as Game
    // A board that comes late would push everything below it away. What does not come is told where it is missing.
    const board = boardOf(game).catch(() => undefined)
    const [box] = await Promise.all([
      boxOf(state.table),
      need('bots', 'server', 'web-eyes', 'web-hints', game, `board-${game}`),
      state.view && board,
    ])
    // To read all these words was work enough for once.
    await breath()
    this.box = box
  }
}
