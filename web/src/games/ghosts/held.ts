/** The cards in one's hand, with what each would do and how it is called. */
import type { GhostsView, Play } from '$lib/protocol/ghosts'
import type { Outlook } from '$lib/protocol/prospects'
import type { GhostsPhrases } from '$lib/words/phrases'
import type { Words } from '$lib/words/sentences'
import type { Suggested } from '../suggested'
import { keysOf } from './table'

/** One card of a hand. */
export interface Held {
  readonly key: string
  readonly card: string
  readonly label: string
  /** What its tag says; `null` while nothing is known, or it is somebody else's turn. */
  readonly tag: string | null
  /** What playing it would do, once the server has said so. */
  readonly outlook: Outlook | null
  readonly fits: boolean
}

/** What the server says of each card that fits. */
export type Outlooks = Readonly<Record<string, Outlook>>

export function playsOf(view: GhostsView): Map<string, Play> {
  return new Map(view.legal.flatMap((one) => (one.type === 'play' ? [[one.card, one] as const] : [])))
}

export function heldOf(view: GhostsView, outlooks: Outlooks, words: Words, phrases: GhostsPhrases): Held[] {
  const asked = view.legal.length > 0
  const plays = playsOf(view)
  const keys = keysOf(view.hand)
  return view.hand.map((card, n) => {
    const key = keys[n] ?? card
    const name = phrases.card(card)
    if (plays.has(card)) {
      const outlook = outlooks[card] ?? null
      const label = words.say('board-ghosts-play', { card: name, ...(outlook ?? { effect: 'plain', level: 0 }) })
      return { key, card, label, tag: outlook && words.say('board-ghosts-tag', { ...outlook }), outlook, fits: true }
    }
    const label = words.say(asked ? 'board-ghosts-unfit' : 'board-ghosts-wait', { card: name })
    return { key, card, label, tag: asked ? words.say('board-ghosts-tag-unfit') : null, outlook: null, fits: false }
  })
}

/** Which cards of a hand are suggested, by their keys; of equal ones the first. */
export function hintedIn(cards: readonly Held[], suggested: readonly Suggested[]): Map<string, Suggested> {
  const found = new Map<string, Suggested>()
  for (const one of suggested) {
    const { action } = one
    const held = action.type === 'play' ? cards.find((card) => card.fits && card.card === action.card) : undefined
    if (held) found.set(held.key, one)
  }
  return found
}
