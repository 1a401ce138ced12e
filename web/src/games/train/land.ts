/**
 * The town of an edition and the land around it. Those of the edition that everybody plays were worked out
 * when the page was built (`town.ts` beside `vite.config.ts`); any other's are worked out here.
 */
import survey from 'virtual:town'
import type { TrainPieces } from '$lib/protocol/pieces'
import { layTown, type TownLaid } from './layout'
import { drawn, type Scenery } from './scenery'
import { findsOf, keyOf } from './survey'

const known = new WeakMap<TrainPieces, boolean>()

/** Whether these are the pieces that were surveyed. */
function surveyed(pieces: TrainPieces): boolean {
  let found = known.get(pieces)
  if (found === undefined) known.set(pieces, (found = keyOf(pieces) === survey.key))
  return found
}

export function townOf(pieces: TrainPieces): TownLaid {
  return layTown(pieces, surveyed(pieces) ? survey.bends : null)
}

export function sceneryFor(pieces: TrainPieces, town: TownLaid, language: string, nameOf: (place: string) => string): Scenery {
  const decor = surveyed(pieces) ? survey.decor[language] : undefined
  return drawn(town, pieces.edition, decor ? { ...survey, decor } : findsOf(town, pieces.edition, nameOf))
}
