/** What a view of Ghost Train says to a drawing. No rules: only what the server already said, sorted. */
import { FLOATS } from '$lib/art/town/floats'
import type { TrainPieces } from '$lib/protocol/pieces'
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

export type GoalKind = 'ticket' | 'trick-or-treat' | 'crypt' | 'mansion'
/** Something to connect: a ticket of one's own, or a bonus that anybody may have. */
export interface Goal {
  readonly key: string
  readonly kind: GoalKind
  readonly ticket: string | null
  /** What its flag says. */
  readonly mark: string
  /** Any of the first with any of the second. */
  readonly ends: readonly [readonly string[], readonly string[]]
  readonly done: boolean
}

export function goalsOf(view: TrainView, pieces: TrainPieces): Goal[] {
  const tickets = view.tickets.flatMap((id, n): Goal[] => {
    const ticket = pieces.tickets.find((one) => one.id === id)
    return ticket ? [{ key: `ticket ${id}`, kind: 'ticket', ticket: id, mark: String(n + 1), ends: [[ticket.ends[0]], [ticket.ends[1]]], done: false }] : []
  })
  const mine = view.seat === null ? [] : (view.bonuses[view.seat] ?? [])
  const { town_hall, crypt, mansion } = pieces.roles
  const bonus = (kind: GoalKind, from: readonly string[], to: readonly string[]): Goal => ({
    key: kind, kind, ticket: null, mark: '', ends: [from, to], done: mine.includes(kind),
  })
  return [
    ...tickets,
    bonus('trick-or-treat', ...regionsOf(pieces)),
    bonus('crypt', [town_hall], [crypt]),
    bonus('mansion', [town_hall], [mansion]),
  ]
}

const regionsOf = (pieces: TrainPieces): Goal['ends'] => {
  const within = (region: string) => pieces.places.filter((place) => place.region === region).map((place) => place.id)
  return [within('dark-forest'), within('seashore')]
}

/** A line of somebody's carriages from one of some places to one of others, to let it shine. */
export function lineOf(routes: readonly string[], pieces: TrainPieces, from: readonly string[], to: readonly string[]): string[] {
  const ends = new Map(pieces.routes.map((route) => [route.id, route.ends]))
  const came = new Map<string, string | null>(from.map((place) => [place, null]))
  const queue = [...from]
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (to.includes(here)) return walked(here, came, ends)
    for (const route of routes) {
      const pair = ends.get(route)
      if (!pair?.includes(here)) continue
      const there = pair[0] === here ? pair[1] : pair[0]
      if (came.has(there)) continue
      came.set(there, route)
      queue.push(there)
    }
  }
  return []
}

function walked(last: string, came: ReadonlyMap<string, string | null>, ends: ReadonlyMap<string, readonly [string, string]>): string[] {
  const line: string[] = []
  let here = last
  for (let route = came.get(here); route; route = came.get(here)) {
    line.unshift(route)
    const pair = ends.get(route)!
    here = pair[0] === here ? pair[1] : pair[0]
  }
  return line
}

/** Something worth a short cheer. */
export interface Cheer {
  readonly event: Extract<TrainEvent, { type: 'completed' | 'trick-or-treat' | 'town-hall' }>
  readonly routes: readonly string[]
  readonly places: readonly string[]
}

/** What of the latest is worth one: tickets and bonuses, with the line that made them. */
export function cheersOf(events: readonly TrainEvent[], view: TrainView, pieces: TrainPieces): Cheer[] {
  return events.flatMap((event): Cheer[] => {
    if (event.type !== 'completed' && event.type !== 'trick-or-treat' && event.type !== 'town-hall') return []
    const ends = endsOf(event, pieces)
    if (!ends) return []
    const routes = lineOf(view.routes[event.seat] ?? [], pieces, ...ends)
    return [{ event, routes, places: event.type === 'trick-or-treat' ? [] : ends.flat() }]
  })
}

function endsOf(event: Cheer['event'], pieces: TrainPieces): Goal['ends'] | undefined {
  if (event.type === 'trick-or-treat') return regionsOf(pieces)
  if (event.type === 'town-hall') return [[pieces.roles.town_hall], [event.location]]
  const ticket = pieces.tickets.find((one) => one.id === event.ticket)
  return ticket && [[ticket.ends[0]], [ticket.ends[1]]]
}
