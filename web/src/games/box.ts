/** The pieces that a table is played with, read when they are needed. */
import { api } from '$lib/core/session.svelte'
import type { Summary } from '$lib/protocol/messages'
import type { GalorePieces, TrainPieces } from '$lib/protocol/pieces'
import type { Box } from '$lib/words/phrases'

const shipped = new Map<string, Promise<Box>>()

/** Return the box of a table: ours, or one that somebody brought along. */
export function boxOf(table: Pick<Summary, 'game'> & { readonly settings: Pick<Summary['settings'], 'edition'> }): Promise<Box> {
  const key = table.settings.edition ?? table.game
  let found = shipped.get(key)
  if (!found) {
    found = open(table.game, table.settings.edition)
    shipped.set(key, found)
    found.catch(() => shipped.delete(key))
  }
  return found
}

async function open(game: string, edition: string | null): Promise<Box> {
  if (game === 'galore') {
    const pieces = edition
      ? await api.pieces<GalorePieces>(edition)
      : ((await import('$lib/protocol/galore-pieces.json')).default as unknown as GalorePieces)
    return { id: 'galore', pieces }
  }
  if (game === 'train') {
    const pieces = edition
      ? await api.pieces<TrainPieces>(edition)
      : ((await import('$lib/protocol/train-pieces.json')).default as unknown as TrainPieces)
    return { id: 'train', pieces }
  }
  return { id: 'ghosts' }
}
