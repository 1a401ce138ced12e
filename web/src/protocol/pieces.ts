// Written by `scripts/web types`; change the structs of the server instead.

/** What a tile shows. A monster stands on section 0 or 1 of the track. */
export interface TileFace {
  readonly track: string
  readonly monsters: readonly (readonly [string, number])[]
  readonly diamonds: readonly number[]
}

/**
 * The tiles in order of their numbers, from 1, and the doors around every board side.
 *
 * A board side has three doors for each of `north`, `east`, `south` and `west`: north and
 * south from left to right, east and west from top to bottom.
 */
export interface GalorePieces {
  readonly game: 'galore'
  readonly edition: string
  readonly tiles: readonly TileFace[]
  readonly boards: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

/** A place in the town, `at` x and y in a picture 1000 wide and 700 high. */
export interface PlaceShown {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  readonly at: readonly [number, number]
  readonly region: string | null
}

/** A route of so many spaces; two with the same ends are a double route. */
export interface RouteShown {
  readonly id: string
  readonly ends: readonly [string, string]
  readonly colour: string
  readonly spaces: number
}

/** Two places to connect. */
export interface TicketShown {
  readonly id: string
  readonly ends: readonly [string, string]
}

/** Something that anybody may connect: any place of the first end with any of the second. */
export interface BonusShown {
  readonly id: 'crypt' | 'mansion' | 'trick-or-treat'
  readonly ends: readonly [readonly string[], readonly string[]]
}

/** The town: its places, routes, tickets and bonuses, and the float cards of each kind. */
export interface TrainPieces {
  readonly game: 'train'
  readonly edition: string
  readonly cards: Readonly<Record<string, number>>
  readonly places: readonly PlaceShown[]
  readonly routes: readonly RouteShown[]
  readonly tickets: readonly TicketShown[]
  readonly bonuses: readonly BonusShown[]
}
