/** A board in words, for those who do not see it. */
import type { GalorePieces } from '$lib/protocol/pieces'
import type { GalorePhrases } from '$lib/words/phrases'
import type { Words } from '$lib/words/sentences'
import { doorsOf, EDGES, laid } from './geometry'

/** Where the special doors of a board side are. */
export function doorsIn(pieces: GalorePieces, side: string, words: Words): string {
  const doors = doorsOf(pieces.boards[side])
  const where = (kind: string) =>
    words.join(
      doors.flatMap((door, at) =>
        door.kind === kind ? [words.say('board-galore-door', { side: EDGES[door.edge] ?? '', place: (at % 3) + 1 })] : [],
      ),
    )
  return words.say('board-galore-doors', { bone: where('bone'), tooth: where('tooth') })
}

/** What lies on one space. */
export function spaceIn(code: number | undefined, cell: number, words: Words, phrases: GalorePhrases): string {
  const on = laid(code)
  const place = phrases.place(cell)
  if (!on) return words.say('board-galore-space-empty', { place })
  const turned = words.say('galore-turned', { rotation: on.turns * 90 })
  return words.say('board-galore-space-tile', { face: phrases.face(on.tile), turned, place })
}
