// Written by `scripts/web types`; change the structs of the server instead.
import type { Frame } from './frames'
import type { GaloreProspects, GhostsProspects, TrainProspects } from './prospects'

/**
 * The record of one game, as its text in JSON Lines, and whose view of it is wanted.
 *
 * Without a `seat` it is the public's.
 */
export interface RecordFrom {
  readonly record: string
  readonly seat?: number | null
}

/**
 * A game from its deal to its end, as `seat` saw it, or the public if that is `null`.
 *
 * `edition` is the hash of an edition that somebody brought along. `rounds` are the frames
 * with which each round begins. `prospects` are those of each frame, `null` where they are
 * those of the frame before.
 */
export interface Replay {
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  readonly edition: string | null
  readonly seat: number | null
  readonly rounds: readonly number[]
  readonly frames: readonly Frame[]
  readonly prospects: readonly (GaloreProspects | GhostsProspects | TrainProspects | null)[]
}

/**
 * What the public could expect at `frame`: each seat's chance to win, and its score.
 *
 * Luck in the imagined games may have moved a chance by so much as `within` says, nineteen
 * times in twenty. It is 0 where nothing had to be imagined.
 */
export interface Point {
  readonly frame: number
  readonly wins: readonly number[]
  readonly scores: readonly number[]
  readonly within: readonly number[]
}

/** A move that changed much: whose chance most, and from what to what. */
export interface Turn {
  readonly frame: number
  readonly seat: number
  readonly before: number
  readonly after: number
}

/**
 * What is known so far of how a game could have ended, moment by moment.
 *
 * `done` of about `all` looks have been taken; while it is `waiting`, `ahead` other games
 * come first. `points` are in the order of the game, `turns` are there when it is `done`.
 */
export interface Analysis {
  readonly id: string
  readonly state: 'done' | 'failed' | 'waiting' | 'working'
  readonly ahead: number
  readonly done: number
  readonly all: number
  readonly points: readonly Point[]
  readonly turns: readonly Turn[]
}
