/** Which cards go from where to where when something has happened. */
import type { TrainEvent } from '$lib/protocol/train'

export interface Move {
  /** What is on the card; `null` lies face down. */
  readonly card: string | null
  /** Spots of the board, the first that is there. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly delay: number
}

export function movesOf(events: readonly TrainEvent[], viewer: number | null): Move[] {
  const moves: Move[] = []
  const hand = (seat: number, card: string | null) => (seat === viewer ? [`card-${card}`, 'hand'] : [`seat-${seat}`])
  for (const event of events) {
    const delay = moves.length * 90
    if (event.type === 'drew') moves.push({ card: event.card, from: ['deck'], to: hand(event.seat, event.card), delay })
    else if (event.type === 'drew-ticket') moves.push({ card: null, from: ['ticket-deck'], to: event.seat === viewer ? ['tickets'] : [`seat-${event.seat}`], delay })
    else if (event.type === 'claimed') {
      const cards = [...Array<string>(event.coloured).fill(event.colour), ...Array<string>(event.locomotives).fill('locomotive')]
      for (const card of cards) moves.push({ card, from: hand(event.seat, card), to: ['discards'], delay: moves.length * 90 })
    }
  }
  return moves
}
