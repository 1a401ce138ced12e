// Written by `scripts/web types`; change the structs of the server instead.

/**
 * Some points of a line and the pieces they come from.
 *
 * `monsters` and `diamonds` are pairs of a cell and the place in that tile's list;
 * `sections` pairs of a cell and a section; `path` an index into the paths.
 */
export interface Earning {
  readonly points: number
  readonly monsters?: readonly (readonly [number, number])[]
  readonly diamonds?: readonly (readonly [number, number])[]
  readonly sections?: readonly (readonly [number, number])[]
  readonly path?: number | null
}

/** One line of the score sheet. */
export interface Line {
  readonly category: string
  readonly points: number
  readonly earnings: readonly Earning[]
}

/** Where a path ends: an edge of a cell, and the door there (`null`: a dead end). */
export interface PathEnd {
  readonly cell: number
  readonly edge: string
  readonly door: string | null
}

/** A path: its sections `(cell, section)` in riding order; a closed loop has no ends. */
export interface TrackPath {
  readonly sections: readonly (readonly [number, number])[]
  readonly ends: readonly PathEnd[]
}

/** A whole sheet with its reasons; `dead_ends` lists the ends that decide ties. */
export interface Explanation {
  readonly lines: readonly Line[]
  readonly total: number
  readonly paths: readonly TrackPath[]
  readonly dead_ends: readonly PathEnd[]
}

/** One's own board with the hidden tile laid where it earns most now. */
export interface HiddenLaid {
  readonly cell: number
  readonly rotation: number
  readonly sheet: Explanation
}

/**
 * A path from door to door that a placement would finish.
 *
 * `line` is the score line that it counts for, `sections` its pairs of a cell and a section
 * from one of its `ends` to the other.
 */
export interface Finished {
  readonly line: string
  readonly points: number
  readonly sections: readonly (readonly [number, number])[]
  readonly ends: readonly PathEnd[]
}

/**
 * What an open placement would make of the board.
 *
 * `points` are the thirteen lines and `total` their sum; `with_hidden` is the total with
 * the hidden tile laid as well, where it would then earn most, if it is not the one being laid.
 */
export interface Placement {
  readonly cell: number
  readonly rotation: number
  readonly points: readonly number[]
  readonly total: number
  readonly dead_ends: number
  readonly with_hidden: number | null
  readonly finished: readonly Finished[]
}

/**
 * The sheets as one viewer knows them, with what earns every line.
 *
 * `sheets` has one for every seat, or none before the boards lie there; the viewer's own counts
 * a tile that they have placed while others still choose. `hidden` and `placements` are for
 * the viewer alone: their hidden tile, and all that they may place now.
 */
export interface GaloreProspects {
  readonly game: 'galore'
  readonly sheets: readonly Explanation[]
  readonly hidden: HiddenLaid | null
  readonly placements: readonly Placement[]
}

/**
 * What playing a card would do, and the level after it.
 *
 * `effect` is `raise`, `reverse`, `mist`, or `same` where a turned direction changes
 * nothing.
 */
export interface Outlook {
  readonly effect: string
  readonly level: number
}

/** The cards that this viewer may play now, each with what it would do. */
export interface GhostsProspects {
  readonly game: 'ghosts'
  readonly plays: Readonly<Record<string, Outlook>>
}

/**
 * The fewest carriages that would reach a goal, and the routes they would stand on, in order.
 *
 * `goal` is `ticket`, or a bonus: `trick-or-treat`, `crypt` or `mansion`. Of several
 * such ways it is one with the fewest routes, and then the fewest missing cards. `routes` is
 * `null` where others have closed every way; `enough` says whether the carriages suffice.
 */
export interface Way {
  readonly goal: string
  readonly ticket: string | null
  readonly routes: readonly string[] | null
  readonly carriages: number
  readonly enough: boolean
}

/**
 * Ways for the viewer's tickets in the order of the hand, then for the bonuses still to be had.
 *
 * Watchers have no tickets, and nothing to reach.
 */
export interface TrainProspects {
  readonly game: 'train'
  readonly ways: readonly Way[]
}

/** What can be seen coming after entry `seq`; games without anything to tell have `null`. */
export interface Ahead {
  readonly seq: number
  readonly seat: number | null
  readonly prospects: GaloreProspects | GhostsProspects | TrainProspects | null
}
