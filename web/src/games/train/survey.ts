/** What takes long to find out about a town, and is always the same: how its ways bend, and what lies around them. */
import type { TrainPieces } from '$lib/protocol/pieces'
import { Naming } from './labels'
import { layTown, type TownLaid } from './layout'
import { measure } from './measure'
import { type Decor, type Finds, found, lots } from './scenery'

export interface Survey extends Omit<Finds, 'decor'> {
  /** Of which pieces it is. */
  readonly key: string
  readonly bends: readonly number[]
  /** By language: names lie elsewhere in each, and nothing stands under them. */
  readonly decor: Readonly<Record<string, readonly Decor[]>>
}

/** How high the letters are that trees and houses keep clear of. */
const LETTERS = 17.5

/** What lies around a town whose places have these names. */
export function findsOf(town: TownLaid, edition: string, nameOf: (place: string) => string): Finds {
  return found(town, edition, new Naming(town, nameOf, LETTERS, measure).place())
}

export function surveyOf(pieces: TrainPieces, languages: readonly string[]): Survey {
  const town = layTown(pieces)
  const all = languages.map((language) => {
    const names = new Map(pieces.places.map((place) => [place.id, place.names[language]]))
    return [language, findsOf(town, pieces.edition, (place) => names.get(place) ?? place)] as const
  })
  const { forest, coast } = all[0]![1]
  return {
    key: keyOf(pieces), bends: town.bends, forest, coast,
    decor: Object.fromEntries(all.map(([language, { decor }]) => [language, decor])),
  }
}

/** Pieces with the same key look the same on the map. */
export function keyOf({ edition, places, routes }: TrainPieces): string {
  return `${edition} ${lots(JSON.stringify([places, routes]))()}`
}
