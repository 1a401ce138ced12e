/** Words from the files themselves, and the boxes that we ship, for tests. */
import { readFile } from 'node:fs/promises'
import galore from '../src/protocol/galore-pieces.json'
import type { GameName } from '../src/protocol/games'
import type { GalorePieces, TrainPieces } from '../src/protocol/pieces'
import train from '../src/protocol/train-pieces.json'
import { Catalogue, type File, type Language, type Reader } from '../src/words/catalogue'
import type { Box } from '../src/words/phrases'
import { Words } from '../src/words/sentences'

export const read: Reader = (language, file) =>
  readFile(new URL(`../../src/phantomline/locales/${language}/${file}.ftl`, import.meta.url), 'utf-8')

export const boxes: Record<GameName, Box> = {
  galore: { id: 'galore', pieces: galore as unknown as GalorePieces },
  ghosts: { id: 'ghosts' },
  train: { id: 'train', pieces: train as unknown as TrainPieces },
}

/** All the words of the games, and those of the screens that are named. */
export async function speaker(language: Language, ...more: File[]): Promise<Words> {
  const catalogue = new Catalogue(language, read)
  await catalogue.open(['common', 'web', 'bots', 'server', 'galore', 'ghosts', 'train', ...more])
  return new Words(catalogue)
}
