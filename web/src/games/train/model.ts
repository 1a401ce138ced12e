/** What a view of Ghost Train says to a drawing. No rules: only what the server already said, sorted. */
import { FLOATS } from '$lib/art/town/floats'
import type { BonusShown, TrainPieces } from '$lib/protocol/pieces'
import type { Claim, TrainEvent, TrainView } from '$lib/protocol/train'

/** Whose carriages stand on which route. */
export function ownersOf(view: TrainView): Map<string, number> {
  return new Map(view.routes.flatMap((routes, seat) => routes.map((route) => [route, seat] as const)))
}

/** The open ways to pay for each route, with the fewest locomotives first. */
export function claimsOf(view: TrainView): Map<string, Claim[]> {
  const found = new Map<string, Claim[]>()
  for (const action of view.legal)
    if (action.type === 'claim') found.set(action.route, [...(found.get(action.route) ?? []), action])
  for (const claims of found.values()) claims.sort((a, b) => a.locomotives - b.locomotives)
  return found
}

/** The cards of a hand, in the order of the colours. */
export function handOf(view: TrainView): { card: string; count: number }[] {
  const rank = (card: string) => (FLOATS as readonly string[]).indexOf(card)
  return Object.entries(view.hand)
    .filter(([, count]) => count > 0)
    .map(([card, count]) => ({ card, count }))
    .sort((a, b) => rank(a.card) - rank(b.card))
}

export type GoalKind = 'ticket' | BonusShown['id']
/** Something to connect: a ticket of one's own, or a bonus that anybody may have. */
export interface Goal {
  readonly key: string
  readonly kind: GoalKind
  readonly ticket: string | null
  /** What its flag says. */
  readonly mark: string
  /** Any of the first with any of the second. */
  readonly ends: BonusShown['ends']
  readonly done: boolean
}

export function goalsOf(view: TrainView, pieces: TrainPieces): Goal[] {
  const tickets = view.tickets.flatMap((id, n): Goal[] => {
    const ticket = pieces.tickets.find((one) => one.id === id)
    return ticket ? [{ key: `ticket ${id}`, kind: 'ticket', ticket: id, mark: String(n + 1), ends: [[ticket.ends[0]], [ticket.ends[1]]], done: false }] : []
  })
  const mine = view.seat === null ? [] : (view.bonuses[view.seat] ?? [])
  const bonuses = pieces.bonuses.map(({ id, ends }): Goal => ({ key: id, kind: id, ticket: null, mark: '', ends, done: mine.includes(id) }))
  return [...tickets, ...bonuses]
}

/** Something worth a short cheer. */
export interface Cheer {
  readonly event: Extract<TrainEvent, { type: 'completed' | 'trick-or-treat' | 'town-hall' }>
  readonly places: readonly string[]
}

/** What of the latest is worth one: tickets and bonuses, with the two places that they have joined. */
export function cheersOf(events: readonly TrainEvent[], pieces: TrainPieces): Cheer[] {
  return events.flatMap((event): Cheer[] => {
    if (event.type === 'trick-or-treat') return [{ event, places: [] }]
    if (event.type === 'completed') return [{ event, places: pieces.tickets.find((one) => one.id === event.ticket)?.ends ?? [] }]
    if (event.type !== 'town-hall') return []
    const bonus = pieces.bonuses.find(({ id, ends }) => id !== 'trick-or-treat' && ends[1].includes(event.location))
    return [{ event, places: bonus?.ends.flat() ?? [] }]
  })
}
