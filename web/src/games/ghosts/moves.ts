/** What moves on the table when something has happened, and how a round's end is told. */
import type { AnyEvent } from '$lib/protocol/games'
import type { Outcome } from '$lib/protocol/core'
import type { GhostsEvent, RoundEndedEvent } from '$lib/protocol/ghosts'

/** A place where cards come from or go to; `card:` is one of one's own. */
export type Spot = 'deck' | 'pile' | 'mists' | `hand:${number}` | `taken:${number}` | `card:${string}`

export interface Move {
  readonly from: Spot
  readonly to: Spot
  /** Which card, if this viewer may see it. */
  readonly card: string | null
  /** Whether its face shows when it leaves, and when it arrives. */
  readonly open: readonly [boolean, boolean]
  /** In milliseconds. */
  readonly delay: number
}

const LONGEST = 260

/** The cards that events send across the table, as one viewer sees them. */
export function movesOf(events: readonly AnyEvent[], viewer: number | null): Move[] {
  const moves: Move[] = []
  const dealt = events.filter((event) => event.type === 'dealt').length
  let nth = 0
  // At a table of Ghosts there are no others.
  for (const event of events as readonly GhostsEvent[]) {
    const mine = 'seat' in event && event.seat === viewer
    switch (event.type) {
      case 'raised':
      case 'reversed':
        moves.push({ from: mine ? `card:${event.card}` : `hand:${event.seat}`, to: 'pile', card: event.card, open: [mine, true], delay: 0 })
        break
      case 'hidden':
        moves.push({ from: mine ? 'card:mist' : `hand:${event.seat}`, to: 'mists', card: 'mist', open: [mine, true], delay: 0 })
        break
      case 'took':
        for (let n = 0; n < Math.min(event.cards, 6); n++)
          moves.push({ from: 'pile', to: `taken:${event.seat}`, card: null, open: [false, false], delay: n * 35 })
        break
      case 'drew':
        moves.push(drawn(event.seat, event.card, mine, 110))
        break
      case 'dealt':
        moves.push(drawn(event.seat, event.card, mine, (nth++ * LONGEST) / Math.max(dealt, 1)))
        break
    }
  }
  return moves
}

function drawn(seat: number, card: string | null, mine: boolean, delay: number): Move {
  const known = mine && card !== null
  return { from: 'deck', to: known ? `card:${card}` : `hand:${seat}`, card: known ? card : null, open: [false, known], delay: Math.round(delay) }
}

/** How a round ended, told so that it can be read later as well. */
export interface RoundEnd {
  readonly round: number
  /** Who was on turn without a card. */
  readonly seat: number
  readonly unafraid: readonly number[]
  readonly fright: readonly number[]
  /** Everyone's points before the unafraid gave theirs back, as far as they are known. */
  readonly before: readonly (number | undefined)[] | null
}

/** The last end of a round among these events, or `null`. */
export function roundEndOf(events: readonly AnyEvent[], before: RoundEnd['before'] = null): RoundEnd | null {
  const found = events.findLast((event): event is RoundEndedEvent => event.type === 'round-ended')
  if (!found) return null
  return { round: found.round, seat: found.seat, unafraid: found.seats, fright: found.fright, before }
}

/** The last end of a round that a log tells of, with the points before it as far as the log goes back. */
export function roundEndIn(log: readonly AnyEvent[]): RoundEnd | null {
  const at = log.findLastIndex((event) => event.type === 'round-ended')
  const points: (number | undefined)[] = []
  for (const event of log.slice(0, Math.max(at, 0)) as readonly GhostsEvent[]) {
    if (event.type === 'took') points[event.seat] = event.fright
    if (event.type === 'round-ended') event.fright.forEach((fright, seat) => (points[seat] = fright))
  }
  return roundEndOf(log, points)
}

/** Who won, if these events or the table tell. */
export function winnersOf(events: readonly AnyEvent[], outcome: Outcome | null): readonly number[] {
  if (outcome) return outcome.winners
  const ended = events.findLast((event) => event.type === 'ended')
  return ended && 'winners' in ended ? ended.winners : []
}

export interface Rank {
  readonly seat: number
  readonly place: number
  readonly won: boolean
}

/** Everyone in the order of their places. Whoever was left when others gave up has won, whatever the points: winners lead. */
export function ranking(places: readonly number[], winners: readonly number[]): Rank[] {
  return places
    .map((place, seat) => ({ seat, place, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || a.place - b.place || a.seat - b.seat)
}
