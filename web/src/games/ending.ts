/** Who is told how a game ended, and as what: bots may have played on for people. */
import type { Words } from '$lib/words/sentences'
import type { Listener } from './story'

type Told = Pick<Listener, 'names' | 'viewer'>

/** With the seats that people left to bots: what a bot won it won as theirs, and whoever let it looks on. */
export function endingOf(left: readonly number[], names: readonly string[], viewer: number | null, words: Words): Told {
  return {
    names: names.map((name, seat) => (left.includes(seat) ? words.say('web-bot-of', { name }) : name)),
    viewer: viewer !== null && left.includes(viewer) ? null : viewer,
  }
}
