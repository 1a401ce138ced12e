// Written by `scripts/web types`; change the structs of the server instead.

/** Draw the top tile of the stack; a `Claim` or `Leave` by the same seat follows (GG-21). */
export interface Draw {
  readonly type: 'draw'
}

/** Claim the tile just drawn (GG-22). */
export interface Claim {
  readonly type: 'claim'
}

/** Leave the tile just drawn face up beside the stack (GG-21). */
export interface Leave {
  readonly type: 'leave'
}

/** Claim a face-up tile instead of drawing (GG-23). */
export interface Choose {
  readonly type: 'choose'
  readonly tile: number
}

/** Place the claimed or the hidden tile; clockwise degrees (GG-30, GG-32). */
export interface Place {
  readonly type: 'place'
  readonly cell: number
  readonly rotation: number
}

/** Keep one of two hidden tiles, in the variant for experienced players (GG-12). */
export interface Keep {
  readonly type: 'keep'
  readonly tile: number
}

/** Choose the side of one's board (GG-10). */
export interface Side {
  readonly type: 'side'
  readonly side: string
}

/** Chance: the stack's top tile, when it is drawn or turned up (GG-21, GG-25). */
export interface Reveal {
  readonly type: 'reveal'
  readonly tile: number
}

/** Chance: this seat takes this hidden tile (GG-11). */
export interface Hidden {
  readonly type: 'hidden'
  readonly seat: number
  readonly tile: number
}

/** Chance: this seat gets this board, with its side unless players choose it (GG-10). */
export interface Board {
  readonly type: 'board'
  readonly seat: number
  readonly board: string
}

/** Chance: this seat gets the lamp first (GG-14). */
export interface Start {
  readonly type: 'start'
  readonly seat: number
}

/** A seat got its board (GG-10). */
export interface BoardDealtEvent {
  readonly type: 'board-dealt'
  readonly seat: number
  readonly board: string
}

/** All have chosen, and this seat's board lies this side up (GG-10). */
export interface SideShownEvent {
  readonly type: 'side-shown'
  readonly seat: number
  readonly board: string
}

/** A seat took a hidden tile; only they know which (GG-11). */
export interface HiddenDealtEvent {
  readonly type: 'hidden-dealt'
  readonly seat: number
  readonly tile: number | null
}

/** A seat kept one hidden tile and gave the other back (GG-12). */
export interface ReturnedEvent {
  readonly type: 'returned'
  readonly seat: number
  readonly tile: number | null
  readonly returned: number | null
}

/** A seat got the lamp first (GG-14). */
export interface BeganEvent {
  readonly type: 'began'
  readonly seat: number
}

/** A new stack lies ready and the seat with the lamp begins (GG-20). */
export interface RoundBeganEvent {
  readonly type: 'round-began'
  readonly round: number
  readonly seat: number
  readonly tiles: number
}

/** A seat drew this tile and decides whether to claim it (GG-21). */
export interface DrewEvent {
  readonly type: 'drew'
  readonly seat: number
  readonly tile: number
}

/** A seat claimed the tile it drew (GG-22). */
export interface ClaimedEvent {
  readonly type: 'claimed'
  readonly seat: number
  readonly tile: number
}

/** A seat left the tile it drew (GG-21). */
export interface LeftEvent {
  readonly type: 'left'
  readonly seat: number
  readonly tile: number
}

/** A seat claimed a face-up tile (GG-23). */
export interface ChoseEvent {
  readonly type: 'chose'
  readonly seat: number
  readonly tile: number
}

/** Only this seat has yet to claim; so many tiles of the stack are turned up (GG-25). */
export interface LastToClaimEvent {
  readonly type: 'last-to-claim'
  readonly seat: number
  readonly tiles: number
}

/** A tile of the stack was turned up for the last seat (GG-25). */
export interface TurnedUpEvent {
  readonly type: 'turned-up'
  readonly seat: number
  readonly tile: number
}

/**
 * A seat has chosen while others still choose.
 *
 * Only they know what: a board side, the hidden tile they keep, or where their tile goes.
 */
export interface DecidedEvent {
  readonly type: 'decided'
  readonly seat: number
  readonly board: string | null
  readonly tile: number | null
  readonly cell: number | null
  readonly rotation: number | null
}

/** A seat's claimed tile was laid (GG-30). */
export interface PlacedEvent {
  readonly type: 'placed'
  readonly seat: number
  readonly tile: number
  readonly cell: number
  readonly rotation: number
}

/** A seat's hidden tile was shown and laid (GG-32). */
export interface UnveiledEvent {
  readonly type: 'unveiled'
  readonly seat: number
  readonly tile: number
  readonly cell: number
  readonly rotation: number
}

/** The tile just laid finished a path from door to door; `path` names the score line. */
export interface PathFinishedEvent {
  readonly type: 'path-finished'
  readonly seat: number
  readonly path: string
  readonly cells: readonly number[]
  readonly points: number
}

/** The round is over, and the tiles nobody claimed leave the game (GG-26). */
export interface ClearedEvent {
  readonly type: 'cleared'
  readonly round: number
  readonly tiles: readonly number[]
}

/** A seat's thirteen lines in order, their sum, and its dead ends. */
export interface ScoredEvent {
  readonly type: 'scored'
  readonly seat: number
  readonly points: readonly number[]
  readonly total: number
  readonly dead_ends: number
}

/** The game is over (GG-64). */
export interface EndedEvent {
  readonly type: 'ended'
  readonly winners: readonly number[]
  readonly scores: readonly number[]
}

/**
 * The table from one seat.
 *
 * - `lamp` is the seat with the lamp, -1 before anyone has it; `turn` the seat on turn or
 * being dealt to. While all choose at once, the seats still to choose are the `actors`.
 * - `stack` counts the tiles left in the current stack.
 * - `boards` names board sides: `""`, `"3"` while its side is open, `"3a"`.
 * - `placed` holds nine spaces a seat: four times the tile's number plus its clockwise
 * quarter turns, 0 for an empty space.
 * - `face_up` lists unclaimed tiles as they came; while deciding, the last was just drawn.
 * - `claims` holds each seat's claimed tile, 0 for none.
 * - `gone` lists tiles that left the game in public; `unseen` those never face up yet,
 * hidden tiles among them.
 * - `hand_sizes` counts everyone's hidden tiles; `hidden` are the viewer's own,
 * `returned` is the one they gave back (0 for none), and `choice` what they chose while
 * others still choose.
 */
export interface GaloreView {
  readonly game: 'galore'
  readonly seat: number | null
  readonly players: number
  readonly phase: string
  readonly actors: readonly number[]
  readonly legal: readonly (Draw | Claim | Leave | Choose | Place | Keep | Side)[]
  readonly choose_sides: boolean
  readonly experts: boolean
  readonly round: number
  readonly lamp: number
  readonly turn: number
  readonly stack: number
  readonly boards: readonly string[]
  readonly placed: readonly (readonly number[])[]
  readonly face_up: readonly number[]
  readonly claims: readonly number[]
  readonly gone: readonly number[]
  readonly unseen: readonly number[]
  readonly hand_sizes: readonly number[]
  readonly hidden: readonly number[]
  readonly returned: number
  readonly choice: Draw | Claim | Leave | Choose | Place | Keep | Side | null
}

/**
 * The choices a table has.
 *
 * `choose_sides` lets players choose the side of their board (GG-10); `experts` plays the
 * variant for experienced players (GG-12).
 */
export interface GaloreOptions {
  readonly start?: number | null
  readonly choose_sides?: boolean
  readonly experts?: boolean
}

export type GaloreAction =
  | Draw
  | Claim
  | Leave
  | Choose
  | Place
  | Keep
  | Side
  | Reveal
  | Hidden
  | Board
  | Start

export type GaloreEvent =
  | BoardDealtEvent
  | SideShownEvent
  | HiddenDealtEvent
  | ReturnedEvent
  | BeganEvent
  | RoundBeganEvent
  | DrewEvent
  | ClaimedEvent
  | LeftEvent
  | ChoseEvent
  | LastToClaimEvent
  | TurnedUpEvent
  | DecidedEvent
  | PlacedEvent
  | UnveiledEvent
  | PathFinishedEvent
  | ClearedEvent
  | ScoredEvent
  | EndedEvent

/** How many rounds a game has. */
export const ROUNDS = 8
