// Written by `scripts/web types`; change the structs of the server instead.
import type { Explanation } from './prospects'

/**
 * A board's thirteen lines by category, their sum, and the dead ends that decide ties.
 *
 * `place` counts from 1; players who share a place are followed by a gap. `sheet` has the
 * pieces that earn each line.
 */
export interface CountedPlayer {
  readonly name: string
  readonly categories: Readonly<Record<string, number>>
  readonly total: number
  readonly dead_ends: number
  readonly place: number
  readonly sheet: Explanation
}

/** What a score sheet comes to. Winners are names. */
export interface Counted {
  readonly players: readonly CountedPlayer[]
  readonly winners: readonly string[]
}
