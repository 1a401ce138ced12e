/**
 * What draws a game. Each board is one component, loaded when its game is first looked at.
 *
 * A board draws `view` and asks with `act`, only ever for one of `view.legal`; it knows no rules.
 * `events` are what has just happened, for motion; they are empty after coming back.
 */
import type { Component } from 'svelte'
import type { AnyAction, AnyEvent, AnyView, GameName } from '$lib/protocol/games'
import type { Outcome } from '$lib/protocol/core'
import type { Told } from '$lib/protocol/messages'
import type { Ahead } from '$lib/protocol/prospects'
import type { Box } from '$lib/words/phrases'
import type { Words } from '$lib/words/sentences'
import type { Suggested } from './suggested'

export interface BoardProps {
  readonly view: AnyView
  readonly box: Box
  readonly words: Words
  /** What each seat is called. */
  readonly names: readonly string[]
  readonly events: readonly AnyEvent[]
  /** Everything that was told so far, up to what `view` shows. */
  readonly log: readonly Told[]
  /** How it ended, once `view` shows the end. */
  readonly outcome: Outcome | null
  /** A game that is watched again: what lies over the board goes with the next move, nobody has to put it away. */
  readonly watched?: boolean
  /** A request is under way; another one would be refused. */
  readonly busy: boolean
  readonly act: (action: AnyAction) => void
  /** Ask why something cannot be done now: the server refuses it, in words and with the rule. */
  readonly why: (action: AnyAction) => void
  /**
   * Ask what can be seen coming in this view: sheets, previews, ways. It is `null` where the game has
   * nothing to tell or the table has moved on meanwhile; then another view is on its way.
   */
  readonly prospects: () => Promise<AnyProspects | null>
  /** Actions of `view.legal` to point out, where they are done: a hint's, or what a lesson asks for. */
  readonly suggested?: readonly Suggested[]
}

export type AnyProspects = NonNullable<Ahead['prospects']>

type Board = Component<BoardProps>

const BOARDS: Record<GameName, () => Promise<{ default: Board }>> = {
  galore: () => import('./galore/Board.svelte'),
  train: () => import('./train/Board.svelte'),
  ghosts: () => import('./ghosts/Board.svelte'),
}

const asked = new Map<GameName, Promise<Board>>()

/**
 * Return a game's board.
 *
 * It is the same promise every time: a new one would make the page build the board anew with every move.
 */
export function boardOf(game: GameName): Promise<Board> {
  let found = asked.get(game)
  if (!found) {
    found = BOARDS[game]().then((module) => module.default)
    asked.set(game, found)
    // What did not arrive may be asked for again.
    found.catch(() => asked.delete(game))
  }
  return found
}
