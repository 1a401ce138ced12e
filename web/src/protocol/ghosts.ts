// Written by `scripts/web types`; change the structs of the server instead.

/** Play a card from hand onto the pile (GH-20). */
export interface Play {
  readonly type: 'play'
  readonly card: string
}

/** Take the pile and a fright point; a `Play` by the same seat follows (GH-26). */
export interface Take {
  readonly type: 'take'
}

/** Chance: this seat gets this card, in the deal or after playing (GH-11, GH-20). */
export interface Draw {
  readonly type: 'draw'
  readonly seat: number
  readonly card: string
}

/** Chance: this seat begins the first round (GH-12). */
export interface Start {
  readonly type: 'start'
  readonly seat: number
}

/** A seat was picked to begin. */
export interface BeganEvent {
  readonly type: 'began'
  readonly seat: number
}

/** A card was dealt; only its owner knows which. */
export interface DealtEvent {
  readonly type: 'dealt'
  readonly seat: number
  readonly card: string | null
}

/** All cards are dealt and this seat plays first. */
export interface RoundBeganEvent {
  readonly type: 'round-began'
  readonly round: number
  readonly seat: number
}

/** A ghost of a new colour raised the level (GH-21, GH-22). */
export interface RaisedEvent {
  readonly type: 'raised'
  readonly seat: number
  readonly card: string
  readonly ghosts: number
  readonly level: number
}

/** A ghost of the top colour turned the direction and left the level (GH-23). */
export interface ReversedEvent {
  readonly type: 'reversed'
  readonly seat: number
  readonly card: string
  readonly level: number
}

/** A mist slipped under the pile (GH-24). */
export interface HiddenEvent {
  readonly type: 'hidden'
  readonly seat: number
  readonly level: number
}

/** A seat took the pile and a fright point (GH-26). */
export interface TookEvent {
  readonly type: 'took'
  readonly seat: number
  readonly cards: number
  readonly fright: number
}

/** A seat drew a card; only they know which. */
export interface DrewEvent {
  readonly type: 'drew'
  readonly seat: number
  readonly card: string | null
}

/** A seat could not play. `seats` were unafraid; `fright` counts everyone's points after. */
export interface RoundEndedEvent {
  readonly type: 'round-ended'
  readonly round: number
  readonly seat: number
  readonly seats: readonly number[]
  readonly fright: readonly number[]
}

/** The third round is over (GH-33). */
export interface EndedEvent {
  readonly type: 'ended'
  readonly winners: readonly number[]
  readonly scores: readonly number[]
}

/**
 * The table from one seat.
 *
 * `pile` lists cards from the bottom, mists first, and `top` is the card that
 * decides. `unseen` counts the cards out of this viewer's sight: those in the
 * deck and in other hands; every other card has been played for all to see.
 * `history` is what everyone did in this round, in order: the seat, and the card that
 * it played or `take`. `way` is which way play goes, and `places` are everyone's by
 * their points: the fewest come first, and equals share a place.
 */
export interface GhostsView {
  readonly game: 'ghosts'
  readonly seat: number | null
  readonly players: number
  readonly phase: string
  readonly actors: readonly number[]
  readonly legal: readonly (Play | Take)[]
  readonly round: number
  readonly starter: number
  readonly turn: number
  readonly direction: number
  readonly way: 'alternate' | 'clockwise' | 'counterclockwise'
  readonly level: number
  readonly top: string | null
  readonly pile: readonly string[]
  readonly hand: readonly string[]
  readonly hand_sizes: readonly number[]
  readonly deck_size: number
  readonly unseen: Readonly<Record<string, number>>
  readonly face_down: readonly number[]
  readonly fright: readonly number[]
  readonly places: readonly number[]
  readonly history: readonly (readonly [number, string])[]
}

/** How a table is set up. `start` is the starting seat, or `null` for a random one. */
export interface Options {
  readonly start?: number | null
}

export type GhostsAction =
  | Play
  | Take
  | Draw
  | Start

export type GhostsEvent =
  | BeganEvent
  | DealtEvent
  | RoundBeganEvent
  | RaisedEvent
  | ReversedEvent
  | HiddenEvent
  | TookEvent
  | DrewEvent
  | RoundEndedEvent
  | EndedEvent

/** The highest level of fright. */
export const LIMIT = 7

/** How many rounds a game has. */
export const ROUNDS = 3

/** How many cards there are of each family and number of ghosts. */
export const COPIES = 3

/** How many mist cards there are. */
export const MISTS = 6

export type GhostsOptions = Options
