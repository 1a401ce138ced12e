/**
 * What draws a game. Each board is one component, loaded when its game is first looked at; until
 * a game has one, its table is told in words and cards.
 *
 * A board draws `view` and asks with `act`, only ever for one of `view.legal`; it knows no rules.
 * `events` are what has just happened, for motion; they are empty after coming back.
 */
import type { Component } from 'svelte'
import type { AnyAction, AnyEvent, AnyView, GameName } from '$lib/protocol/games'
import type { Box } from '$lib/words/phrases'
import type { Words } from '$lib/words/sentences'

export interface BoardProps {
  readonly view: AnyView
  readonly box: Box
  readonly words: Words
  /** What each seat is called. */
  readonly names: readonly string[]
  readonly events: readonly AnyEvent[]
  /** A request is under way; another one would be refused. */
  readonly busy: boolean
  readonly act: (action: AnyAction) => void
  /** Ask why something cannot be done now: the server refuses it, in words and with the rule. */
  readonly why: (action: AnyAction) => void
}

type Board = Component<BoardProps>

const BOARDS: Partial<Record<GameName, () => Promise<{ default: Board }>>> = {}

/** Return a game's own board, or `null` if it has none yet. */
export async function boardOf(game: GameName): Promise<Board | null> {
  return (await BOARDS[game]?.())?.default ?? null
}
