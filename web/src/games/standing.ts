/** How everyone at a table stands, in a number and a few words. */
import type { Outcome } from '$lib/protocol/core'
import type { AnyView } from '$lib/protocol/games'
import type { Words } from '$lib/words/sentences'

export interface Standing {
  /** What counts in the end, as far as it can be seen now. */
  readonly score: string
  readonly note: string
}

export function standingsOf(view: AnyView, words: Words): Standing[] {
  switch (view.game) {
    case 'ghosts':
      return view.fright.map((fright, seat) => ({
        score: String(fright),
        note: words.say('web-seat-ghosts', { cards: view.hand_sizes[seat] ?? 0, taken: view.face_down[seat] ?? 0 }),
      }))
    case 'train':
      return view.carriages.map((carriages, seat) => ({
        score: String(view.scores[seat] ?? 0),
        note: words.say('web-seat-train', { cards: view.hand_sizes[seat] ?? 0, carriages }),
      }))
    case 'galore':
      return view.boards.map((board, seat) => ({
        score: '',
        note: words.say('web-seat-galore', {
          board: board || '–',
          tiles: view.placed[seat]?.filter((placed) => placed > 0).length ?? 0,
        }),
      }))
  }
}

/** What a seat has as its points; where somebody gave up none were counted, and it keeps what it had. */
export function scoreOf(outcome: Outcome | null, standing: Standing | undefined, seat: number): string {
  const counted = outcome && outcome.reason !== 'resigned' ? outcome.scores[seat] : undefined
  return String(counted ?? standing?.score ?? '')
}
