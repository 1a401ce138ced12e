/** A table as this browser knows it: a plain value, and what each message makes of it. */
import type { AnyEvent, AnyView } from '$lib/protocol/games'
import type { ChatLine, ClockShown, Hello, News, ServerMessage, Summary, Told } from '$lib/protocol/messages'

export interface TableState {
  readonly seq: number
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly skew: number
  readonly viewer: number | null
  readonly table: Summary
  readonly view: AnyView | null
  readonly clocks: readonly ClockShown[] | null
  readonly log: readonly Told[]
  readonly chat: readonly ChatLine[]
  readonly present: readonly number[]
  /** What happened with the latest message, for whatever moves or speaks; empty after a hello. */
  readonly fresh: readonly AnyEvent[]
}

/** Return what a message makes of a table. Anything that tells nothing new gives the same value. */
export function afterMessage(
  state: TableState | null,
  message: ServerMessage,
  now: number,
): TableState | null {
  switch (message.type) {
    case 'hello':
      return greeted(state, message, now)
    case 'news':
      return state && told(state, message)
    case 'named':
      return state && { ...state, table: message.table }
    case 'chat':
      return state && { ...state, chat: withLine(state.chat, message.line) }
    case 'presence':
      return state && { ...state, present: message.present }
    case 'pong':
      return state && { ...state, skew: message.now - now }
    default:
      return state
  }
}

function greeted(state: TableState | null, hello: Hello, now: number): TableState {
  // Whoever looks from another seat has seen another story.
  const same = state !== null && state.table.id === hello.table.id && state.viewer === hello.viewer
  const known = same ? state.log : []
  const last = known.at(-1)?.seq ?? 0
  return {
    seq: hello.seq,
    skew: hello.now - now,
    viewer: hello.viewer,
    table: hello.table,
    view: hello.view,
    clocks: hello.clocks,
    log: [...known, ...hello.log.filter((entry) => entry.seq > last)],
    chat: hello.chat,
    present: hello.present,
    fresh: [],
  }
}

function told(state: TableState, news: News): TableState {
  if (news.told.seq <= state.seq) return state
  return {
    ...state,
    seq: news.told.seq,
    view: news.view,
    clocks: news.clocks ?? state.clocks,
    table: news.table ?? state.table,
    log: [...state.log, news.told],
    fresh: news.told.events ?? [],
  }
}

function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  return chat.some((one) => one.n === line.n) ? chat : [...chat, line]
}

/** What is left on a seat's clock in milliseconds, or `null` if it has none. */
export function timeLeft(clock: ClockShown | undefined, skew: number, now: number): number | null {
  if (!clock) return null
  if (clock.until !== null) return Math.max(0, clock.until - (now + skew))
  return clock.left
}

/** The seats at which a player sits. */
export function seatsOf(table: Pick<Summary, 'seats'>, player: string | null): number[] {
  if (player === null) return []
  return table.seats.flatMap((seat, index) => (seat.player === player ? [index] : []))
}

/** The seats that a game waits for and whose people are not here: its host may let bots play on for them. */
export function awaySeats({ table, view, present }: TableState, player: string | null): number[] {
  // Where somebody plays for their rating only people do; there the clock sees to it.
  if (table.status !== 'playing' || table.settings.rated || player === null || table.host !== player) return []
  return (view?.actors ?? []).filter((n) => {
    const seat = table.seats[n]
    return seat?.player != null && seat.player !== player && seat.bot === null && !present.includes(n)
  })
}

/** The seats whose people let a bot finish the game: they come last, whatever it did. */
export function leftSeats(table: Pick<Summary, 'outcome' | 'seats'>): number[] {
  if (!table.outcome) return []
  return table.seats.flatMap((seat, n) => (seat.player !== null && seat.bot !== null ? [n] : []))
}

/** Whether somebody has won a game by themselves. Of several around one screen nobody knows who they were. */
export function hasWon(table: Pick<Summary, 'outcome' | 'seats'>, player: string | null): boolean {
  const [seat, another] = seatsOf(table, player)
  if (seat === undefined || another !== undefined || leftSeats(table).includes(seat)) return false
  return table.outcome?.winners.includes(seat) ?? false
}
