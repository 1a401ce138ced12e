// Written by `scripts/web types`; change the structs of the server instead.
import type { Outcome } from './core'
import type { AnyAction, AnyEvent, AnyView } from './games'

/**
 * The table after `steps` steps of the record, and what has just happened there.
 *
 * `n` counts frames from 0. `seat` is whose move it was, `null` for the deal, and `action`
 * what they did if it was the viewer; what others did, `events` tell as far as it could be seen.
 * `outcome` is there once the game is over.
 */
export interface Frame {
  readonly n: number
  readonly steps: number
  readonly seat: number | null
  readonly action: AnyAction | null
  readonly events: readonly AnyEvent[]
  readonly view: AnyView
  readonly outcome: Outcome | null
}
