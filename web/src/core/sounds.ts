/** Which sounds go with what happened at a table. How they are made is in `synth.ts`. */
import type { AnyEvent, GameName } from '$lib/protocol/games'

export type Sound = 'card' | 'tile' | 'claim' | 'rise' | 'turn' | 'win'
export interface Cue {
  readonly sound: Sound
  /** How far something has come, from 0 to 1: dread sounds higher the higher it is. */
  readonly height?: number
}

const TABLE: Record<GameName, Partial<Record<string, Sound>>> = {
  galore: {
    'board-dealt': 'tile', 'hidden-dealt': 'tile', 'drew': 'tile', 'turned-up': 'tile', 'placed': 'tile', 'unveiled': 'tile',
    'claimed': 'claim', 'chose': 'claim', 'path-finished': 'rise',
  },
  ghosts: { 'dealt': 'card', 'drew': 'card', 'hidden': 'card', 'reversed': 'card', 'raised': 'rise', 'took': 'claim' },
  train: {
    'dealt-float': 'card', 'dealt-ticket': 'card', 'drew': 'card', 'drew-ticket': 'card', 'tickets-discarded': 'card',
    'claimed': 'claim', 'completed': 'rise', 'trick-or-treat': 'rise', 'town-hall': 'rise',
  },
}
const HIGHEST = 7
/** More at once would only be noise. */
const MOST = 3

/** The sounds of some events, each kind once, in the order in which they first happened. */
export function cuesOf(game: GameName, events: readonly AnyEvent[], viewer: number | null): Cue[] {
  const found = new Map<Sound, Cue>()
  for (const event of events) {
    if (event.type === 'ended') {
      if (viewer !== null && event.winners.includes(viewer)) found.set('win', { sound: 'win' })
      continue
    }
    const sound = TABLE[game][event.type]
    if (!sound) continue
    const height = event.type === 'raised' ? Math.min(1, event.level / HIGHEST) : undefined
    found.set(sound, height === undefined ? { sound } : { sound, height })
  }
  return [...found.values()].slice(-MOST)
}
