// Written by `scripts/web types`; change the structs of the server instead.
import type { Outcome } from './core'
import type { GaloreView } from './galore'
import type { GhostsView } from './ghosts'
import type { GaloreProspects, GhostsProspects, TrainProspects } from './prospects'
import type { TrainView } from './train'

/**
 * A table after entry `seq`, with nothing to decide: `view.legal` is empty.
 *
 * What was taken back later is still there, and what had ended by then has its `outcome`.
 */
export interface Then {
  readonly seq: number
  readonly seat: number | null
  readonly view: GaloreView | GhostsView | TrainView
  readonly outcome: Outcome | null
  readonly prospects: GaloreProspects | GhostsProspects | TrainProspects | null
}
