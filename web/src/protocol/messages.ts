// Written by `scripts/web types`; change the structs of the server instead.
import type { Outcome } from './core'
import type { AnyEvent, AnyView } from './games'

/** Seconds to think: for each move, for the whole game, and what each move earns back. */
export interface Clock {
  readonly move: number | null
  readonly game: number | null
  readonly increment: number
}

/**
 * What the host chose when making the table.
 *
 * `edition` is the hash of an uploaded edition, `null` for the one in the package. A public
 * table is listed in the lobby, and gets a generous clock if it has none; any other is found by
 * its link or code, and nobody hurries. A rated one has a person in every seat, each of them
 * once.
 */
export interface Settings {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly edition: string | null
  readonly clock: Clock | null
  readonly public: boolean
  readonly rated: boolean
  readonly chat: boolean
}

/**
 * Who sits here. With both a player and a bot, the bot plays on for the player.
 *
 * `called` is there where somebody is called otherwise at this table than elsewhere, such as
 * one of several around one screen; `name` is then the same.
 */
export interface SeatShown {
  readonly player: string | null
  readonly name: string | null
  readonly bot: string | null
  readonly resigned: boolean
  readonly called?: string | null
}

/** A seat asks to take its move back; `waiting` are the seats that have not answered. */
export interface QuestionShown {
  readonly seat: number
  readonly waiting: readonly number[]
}

/** All that everybody may know of a table beside its game. */
export interface Summary {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly settings: Settings
  readonly status: 'closed' | 'open' | 'over' | 'playing'
  readonly host: string | null
  readonly seats: readonly SeatShown[]
  readonly commitment: string
  readonly rules: string
  readonly edition: string
  readonly created: number
  readonly asked: QuestionShown | null
  readonly rematch: string | null
  readonly outcome: Outcome | null
  readonly readable: boolean
}

/** What a seat has left of the whole game, and when its time is up if it is running. */
export interface ClockShown {
  readonly left: number | null
  readonly until: number | null
}

/** An entry of the log as one viewer saw it. */
export interface Told {
  readonly seq: number
  readonly at: number
  readonly kind: string
  readonly seat?: number | null
  readonly bot?: string | null
  readonly yes?: boolean | null
  readonly why?: string | null
  readonly events?: readonly AnyEvent[]
}

/** Something that somebody wrote. */
export interface ChatLine {
  readonly n: number
  readonly at: number
  readonly player: string
  readonly name: string
  readonly text: string
}

/** The first message: where things stand, and what was missed since the client was last here. */
export interface Hello {
  readonly type: 'hello'
  readonly seq: number
  readonly now: number
  readonly viewer: number | null
  readonly table: Summary
  readonly view: AnyView | null
  readonly clocks: readonly ClockShown[] | null
  readonly log: readonly Told[]
  readonly chat: readonly ChatLine[]
  readonly present: readonly number[]
}

/**
 * The log grew by one entry; `table` is there when more than the game has changed.
 *
 * `answers` is the id of the request that made it, for the one who asked.
 */
export interface News {
  readonly type: 'news'
  readonly told: Told
  readonly view: AnyView | null
  readonly clocks?: readonly ClockShown[] | null
  readonly table?: Summary | null
  readonly answers?: string | null
}

/** Somebody at the table has another name now; the log has not grown. */
export interface Named {
  readonly type: 'named'
  readonly table: Summary
}

/** A request that had been carried out before, as entry `seq`, or talk that was passed on. */
export interface Accepted {
  readonly type: 'accepted'
  readonly id: string
  readonly seq: number
}

/** A request that was not carried out: its stable code, the rule, and a sentence for people. */
export interface Refused {
  readonly type: 'refused'
  readonly id: string
  readonly code: string
  readonly message: string
  readonly rule?: string | null
  readonly params?: Readonly<Record<string, string | number>>
  readonly seq?: number | null
}

/** Somebody wrote something. */
export interface Chatted {
  readonly type: 'chat'
  readonly line: ChatLine
}

/** Somebody made a face. */
export interface Emoted {
  readonly type: 'emote'
  readonly player: string
  readonly seat: number | null
  readonly emote: string
}

/** Which seats' people are connected now. */
export interface Presence {
  readonly type: 'presence'
  readonly present: readonly number[]
}

/** The answer to a ping, with the server's time. */
export interface Pong {
  readonly type: 'pong'
  readonly now: number
}

/** Act. `seq` is the latest number the client has seen. */
export interface MakeMove {
  readonly type: 'move'
  readonly id?: string
  readonly seq: number
  readonly action: Readonly<Record<string, unknown>>
}

/** Take one's last move back, or ask the others to allow it. */
export interface AskUndo {
  readonly type: 'undo'
  readonly id?: string
}

/** Allow somebody to take their move back, or not. */
export interface AnswerUndo {
  readonly type: 'answer'
  readonly id?: string
  readonly yes: boolean
}

/** Write something. */
export interface Chat {
  readonly type: 'chat'
  readonly id?: string
  readonly text: string
}

/** Make a face. */
export interface Emote {
  readonly type: 'emote'
  readonly id?: string
  readonly emote: 'boo' | 'hurry' | 'laugh' | 'thanks' | 'well-played' | 'wow'
}

/** Hear nothing more from a player, or hear them again. */
export interface Mute {
  readonly type: 'mute'
  readonly id?: string
  readonly player: string
  readonly on?: boolean
}

/** See whether the server is there. */
export interface Ping {
  readonly type: 'ping'
  readonly id?: string
}

export type ServerMessage =
  | Hello
  | News
  | Named
  | Accepted
  | Refused
  | Chatted
  | Emoted
  | Presence
  | Pong

export type ClientMessage =
  | MakeMove
  | AskUndo
  | AnswerUndo
  | Chat
  | Emote
  | Mute
  | Ping

export const EMOTES = ['boo', 'wow', 'laugh', 'thanks', 'hurry', 'well-played'] as const

/** What a public table has unless its host says otherwise. */
export const PUBLIC_CLOCK: Clock = { move: 180, game: null, increment: 0 }
