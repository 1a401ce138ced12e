// Written by `scripts/web types`; change the structs of the server instead.

/** Draw two float cards (GT-20). */
export interface Draw {
  readonly type: 'draw'
}

/** Claim a route, paying so many locomotives and the rest in its colour (GT-21, GT-22). */
export interface Claim {
  readonly type: 'claim'
  readonly route: string
  readonly locomotives: number
}

/** Discard all tickets in hand and draw two new ones (GT-25). */
export interface Discard {
  readonly type: 'discard'
}

/** Do nothing, for want of anything to do (GT-26). */
export interface Pass {
  readonly type: 'pass'
}

/** Chance: this seat gets this float card (GT-10, GT-20, GT-33). */
export interface DrawFloat {
  readonly type: 'float'
  readonly seat: number
  readonly card: string
}

/** Chance: this seat gets this ticket (GT-10, GT-25, GT-30). */
export interface DrawTicket {
  readonly type: 'ticket'
  readonly seat: number
  readonly ticket: string
}

/** Chance: this seat begins (GT-11). */
export interface Start {
  readonly type: 'start'
  readonly seat: number
}

/** A seat was picked to begin (GT-11). */
export interface BeganEvent {
  readonly type: 'began'
  readonly seat: number
}

/** A float card was dealt; only its owner knows which (GT-10). */
export interface DealtFloatEvent {
  readonly type: 'dealt-float'
  readonly seat: number
  readonly card: string | null
}

/** A ticket was dealt; only its owner knows which (GT-10). */
export interface DealtTicketEvent {
  readonly type: 'dealt-ticket'
  readonly seat: number
  readonly ticket: string | null
}

/** All cards are dealt and this seat plays first. */
export interface PlayBeganEvent {
  readonly type: 'play-began'
  readonly seat: number
}

/** A seat drew a float card; only they know which (GT-20, GT-33). */
export interface DrewEvent {
  readonly type: 'drew'
  readonly seat: number
  readonly card: string | null
}

/** The discarded float cards became the deck (GT-26). */
export interface FloatsReshuffledEvent {
  readonly type: 'floats-reshuffled'
  readonly cards: number
}

/** A seat claimed a route with so many cards of a colour and locomotives (GT-21). */
export interface ClaimedEvent {
  readonly type: 'claimed'
  readonly seat: number
  readonly route: string
  readonly colour: string
  readonly coloured: number
  readonly locomotives: number
  readonly carriages: number
}

/**
 * A seat connected the Town Hall with this location and draws two cards (GT-33).
 *
 * `routes` are the fewest of its own that lead there, in order; so in what follows.
 */
export interface TownHallEvent {
  readonly type: 'town-hall'
  readonly seat: number
  readonly location: string
  readonly routes: readonly string[]
}

/** A seat connected Dark Forest and Seashore; it now has so many tickets (GT-32). */
export interface TrickOrTreatEvent {
  readonly type: 'trick-or-treat'
  readonly seat: number
  readonly completed: number
  readonly routes: readonly string[]
}

/** A seat completed and revealed a ticket; it now has so many (GT-30). */
export interface CompletedEvent {
  readonly type: 'completed'
  readonly seat: number
  readonly ticket: string
  readonly completed: number
  readonly routes: readonly string[]
}

/** A seat drew a ticket; only they know which (GT-25, GT-30). */
export interface DrewTicketEvent {
  readonly type: 'drew-ticket'
  readonly seat: number
  readonly ticket: string | null
}

/** A seat discarded these tickets for all to see (GT-25). */
export interface TicketsDiscardedEvent {
  readonly type: 'tickets-discarded'
  readonly seat: number
  readonly tickets: readonly string[]
}

/** The discarded tickets became the deck (GT-27). */
export interface TicketsReshuffledEvent {
  readonly type: 'tickets-reshuffled'
  readonly cards: number
}

/** A seat had nothing to do (GT-26). */
export interface PassedEvent {
  readonly type: 'passed'
  readonly seat: number
}

/** A seat placed its last carriage (GT-41). */
export interface LastCarriageEvent {
  readonly type: 'last-carriage'
  readonly seat: number
}

/** The game is over (GT-40 to GT-42). */
export interface EndedEvent {
  readonly type: 'ended'
  readonly reason: string
  readonly winners: readonly number[]
  readonly scores: readonly number[]
}

/**
 * The table from one seat. Tuples of tuples have one entry for each seat.
 *
 * `due` counts the cards that the seat on turn still gets from chance, and
 * `passes` the turns in a row in which someone passed.
 *
 * Float cards are counted by name. `unseen` are those in the deck and in other
 * hands. The deck was made of `source`, from which the viewer has `drawn`
 * some and everyone `drawn_sizes` in number.
 *
 * `tickets` are the viewer's. `eras` says for each ticket in each hand how often
 * the ticket deck had been remade when it was drawn, and `unseen_tickets` which
 * tickets of each such era are in other hands or, for the last era, in the deck.
 * `completed` tickets and claimed `routes` are in the order they came. `scores`
 * count completed tickets, and a bonus that counts as one (GT-32).
 */
export interface TrainView {
  readonly game: 'train'
  readonly seat: number | null
  readonly players: number
  readonly phase: string
  readonly actors: readonly number[]
  readonly legal: readonly (Draw | Claim | Discard | Pass)[]
  readonly starter: number
  readonly turn: number
  readonly due: number
  readonly passes: number
  readonly ending: string | null
  readonly hand: Readonly<Record<string, number>>
  readonly hand_sizes: readonly number[]
  readonly deck_size: number
  readonly discards: Readonly<Record<string, number>>
  readonly unseen: Readonly<Record<string, number>>
  readonly source: Readonly<Record<string, number>>
  readonly drawn: Readonly<Record<string, number>>
  readonly drawn_sizes: readonly number[]
  readonly tickets: readonly string[]
  readonly eras: readonly (readonly number[])[]
  readonly ticket_deck_size: number
  readonly ticket_discards: readonly string[]
  readonly unseen_tickets: readonly (readonly string[])[]
  readonly completed: readonly (readonly string[])[]
  readonly bonuses: readonly (readonly string[])[]
  readonly scores: readonly number[]
  readonly carriages: readonly number[]
  readonly routes: readonly (readonly string[])[]
}

/** How a table is set up. `start` is the starting seat, or `null` for a random one. */
export interface Options {
  readonly start?: number | null
}

export type TrainAction =
  | Draw
  | Claim
  | Discard
  | Pass
  | DrawFloat
  | DrawTicket
  | Start

export type TrainEvent =
  | BeganEvent
  | DealtFloatEvent
  | DealtTicketEvent
  | PlayBeganEvent
  | DrewEvent
  | FloatsReshuffledEvent
  | ClaimedEvent
  | TownHallEvent
  | TrickOrTreatEvent
  | CompletedEvent
  | DrewTicketEvent
  | TicketsDiscardedEvent
  | TicketsReshuffledEvent
  | PassedEvent
  | LastCarriageEvent
  | EndedEvent

/** How many tickets, or bonuses that count as one, win. */
export const GOAL = 6

export type TrainOptions = Options
