/** The rules over whatever is on screen, so that nobody has to leave a game to read one. */
import type { GameName } from '$lib/protocol/games'
import { gameOf } from './rules'

export interface Opened {
  readonly game: GameName
  /** The rule in question. */
  readonly rule?: string | undefined
}

let opened = $state.raw<Opened | null>(null)

export const rulebook = {
  get opened(): Opened | null {
    return opened
  },
  open(game: GameName, rule?: string): void {
    opened = { game, rule }
  },
  /** Open the book at a rule; `false` if nobody knows whose rule it is. */
  openAt(rule: string): boolean {
    const game = gameOf(rule)
    if (game) opened = { game, rule }
    return game !== undefined
  },
  close(): void {
    opened = null
  },
}
