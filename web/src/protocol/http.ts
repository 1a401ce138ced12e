// Written by `scripts/web types`; change the structs of the server instead.
import type { Outcome } from './core'
import type { Clock, QuestionShown, SeatShown, Settings } from './messages'

/** Somebody new. Without a name they get a spooky one. */
export interface NewGuest {
  readonly name?: string | null
  readonly lang?: 'en' | 'es' | null
}

/** What a guest wants to be called, and which language they speak. */
export interface Changes {
  readonly name?: string | null
  readonly lang?: 'en' | 'es' | null
}

/**
 * A table as its host wants it.
 *
 * `placings` says seat by seat who sits down at once: `"me"`, the name of a bot, or `null`
 * for a seat that stays free, as do all that it does not name. `names` says what those are
 * called who share my seats with me, around one screen.
 */
export interface NewTable {
  readonly game: 'galore' | 'ghosts' | 'train'
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly edition?: string | null
  readonly clock?: Clock | null
  readonly public?: boolean
  readonly rated?: boolean
  readonly chat?: boolean
  readonly placings?: readonly (string | null)[]
  readonly names?: readonly (string | null)[]
}

/** What a host wants otherwise at a table that has not begun; the rest stays as it is. */
export interface Wishes {
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly clock?: Clock | null
  readonly public?: boolean
  readonly rated?: boolean
  readonly chat?: boolean
}

/** Sitting down. `nonce` is mixed into fate, so that nobody can have known it before. */
export interface SitDown {
  readonly nonce?: string
}

/** The kind of bot to put there. */
export interface ChooseBot {
  readonly bot: string
}

/** An edition file, as its text in TOML. */
export interface NewEdition {
  readonly game: 'galore' | 'train'
  readonly text: string
}

/** The record of one game, as its text in JSON Lines. */
export interface NewRecord {
  readonly record: string
}

/** What is wrong: a stable `code`, a sentence, the rule behind it and what it speaks of. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly rule?: string | null
  readonly params?: Readonly<Record<string, string | number>> | null
}

/**
 * How somebody did at one game so far. `rating` is there once there was a rated game.
 *
 * `mean_score` is that of games which no bot finished for them and nobody gave up; there may
 * be none.
 */
export interface Statistics {
  readonly played: number
  readonly won: number
  readonly mean_score: number | null
  readonly rating: number | null
  readonly rated_games: number
  readonly settled: boolean
}

/**
 * The guest that this browser is. `named` says whether they told their name themselves.
 *
 * `finished` are all their games that are over, also those that count in no statistics.
 */
export interface Me {
  readonly id: string
  readonly name: string
  readonly named: boolean
  readonly lang: 'en' | 'es'
  readonly created: number
  readonly finished: number
  readonly statistics: Readonly<Record<string, Statistics>>
}

/** A recovery code, such as `7K2QF-0XJ4M-PZ8RA-H3TWC`. */
export interface Code {
  readonly code: string
}

/** A table of mine. `turn` says whether I am to act; of many it is not known for all. */
export interface MyTable {
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
  readonly turn: boolean | null
}

/** What somebody's rated games at one game have come to. */
export interface PublicRating {
  readonly rating: number
  readonly rated_games: number
  readonly settled: boolean
}

/** Somebody who plays here, as everyone may know them: nothing but what they play for openly. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly ratings: Readonly<Record<string, PublicRating>>
}

/** One of my games, with everyone who played; `seats` is empty if the table is not kept. */
export interface MyGame {
  readonly table: string
  readonly game: string
  readonly seat: number
  readonly at: number
  readonly place: number
  readonly score: number | null
  readonly won: number
  readonly rated: boolean
  readonly rating: number | null
  readonly shared: boolean
  readonly seats: readonly SeatShown[]
}

/** A kind of bot: how strong it is from 1 to 5, and what it is like. */
export interface BotInfo {
  readonly name: string
  readonly strength: number
  readonly character: string
}

/** A game. `options` is the JSON Schema of the options that a table of it can have. */
export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly how: string
  readonly score: string
  readonly min_players: number
  readonly max_players: number
  readonly minutes: readonly [number, number]
  readonly chance: boolean
  readonly information: string
  readonly simultaneous: boolean
  readonly lowest_wins: boolean
  readonly rules: string
  readonly edition: string
  readonly editions: boolean
  readonly options: Readonly<Record<string, unknown>>
}

/** All that this server offers. */
export interface Offer {
  readonly games: readonly GameInfo[]
  readonly bots: readonly BotInfo[]
}

/** An edition that is kept here: its `hash` is what a table asks for. */
export interface Kept {
  readonly hash: string
  readonly game: string
  readonly edition: string
}

/**
 * A record that keeps the rules.
 *
 * `fate` says whether its luck was what the server had promised: `none` if the record
 * reveals nothing of it. Compare `commitment` with what the table said before the deal.
 */
export interface Checked {
  readonly game: string
  readonly players: number
  readonly edition: string
  readonly steps: number
  readonly outcome: Outcome | null
  readonly fate: 'bent' | 'kept' | 'none'
  readonly commitment: string | null
}

/** A route of the town that we ship, by its ends, and how often somebody claimed it. */
export interface Favourite {
  readonly ends: readonly [string, string]
  readonly times: number
}

/** A rating as it was after a game that ended then. */
export interface Rated {
  readonly at: number
  readonly rating: number
  readonly table: string
}

/**
 * How somebody plays one game.
 *
 * `won` counts shared wins as parts, `wins` the games with any. `best` and `mean_score`
 * leave out games that a bot finished for them or that somebody gave up; there may be no other.
 * `lines` has the mean points of each line over the latest `counted` games, `routes` the
 * favourites among them.
 * `ratings` are the latest, in order of time.
 */
export interface Insight {
  readonly played: number
  readonly won: number
  readonly wins: number
  readonly best: number | null
  readonly mean_score: number | null
  readonly mean_place: number
  readonly lowest_wins: boolean
  readonly counted: number
  readonly lines: Readonly<Record<string, number>>
  readonly routes: readonly Favourite[]
  readonly rating: number | null
  readonly rated_games: number
  readonly settled: boolean
  readonly ratings: readonly Rated[]
}

/**
 * How others come here, where the address of the page leads to this computer only.
 *
 * `link` is what they can open instead. `alone` says that nobody else can come, and
 * `restart` is the command that would change it.
 */
export interface Reach {
  readonly link: string | null
  readonly alone: boolean
  readonly restart: string | null
}

/** Somebody who plays. `id` is public; times are milliseconds since 1970. */
export interface Guest {
  readonly id: string
  readonly name: string
  readonly lang: string
  readonly created: number
  readonly seen: number
}

/** A browser, or a recovery code, that can play as this person. */
export interface Device {
  readonly kind: string
  readonly created: number
}

/** How good somebody is at one game, after so many rated games. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** One seat's points by line, and in Ghost Train the ends of the routes that it claimed. */
export interface Tally {
  readonly lines: Readonly<Record<string, number>>
  readonly routes: readonly (readonly [string, string])[]
}

/** A game with where its points came from; `handed` are those that are not one's own. */
export interface Finished {
  readonly table: string
  readonly game: string
  readonly seat: number
  readonly at: number
  readonly place: number
  readonly score: number | null
  readonly won: number
  readonly rated: boolean
  readonly rating: number | null
  readonly shared: boolean
  readonly tally: Tally | null
  readonly handed: boolean
}

/** A seat that somebody has or had, and what whoever played there was called. */
export interface Taken {
  readonly table: string
  readonly seat: number
  readonly called?: string | null
}

/** One line that somebody said at a table. */
export interface Said {
  readonly table: string
  readonly at: number
  readonly text: string
}

/**
 * All that is kept about one person, except the hashes of their keys.
 *
 * `hosted` are the tables that are theirs, whether they ever sat there or not.
 */
export interface Everything {
  readonly person: Guest
  readonly keys: readonly Device[]
  readonly statistics: Readonly<Record<string, Statistics>>
  readonly ratings: Readonly<Record<string, Rating>>
  readonly games: readonly Finished[]
  readonly hosted: readonly string[]
  readonly seats: readonly Taken[]
  readonly chat: readonly Said[]
}

/** The bots that sit at tables, with their strength from 1 to 5. */
export const BOTS = { random: 1, easy: 2, greedy: 3, mcts: 5 } as const

export type BotName = keyof typeof BOTS
