/** The server's HTTP interface. What goes wrong comes as one kind of error, with a stable code. */
import type {
  Changes, Checked, Code, Insight, Me, MyGame, MyTable, NewGuest, NewTable, Offer, Person, Problem, Reach, Wishes,
} from '$lib/protocol/http'
import type { Described } from '$lib/protocol/described'
import type { GameName } from '$lib/protocol/games'
import type { Advice } from '$lib/protocol/hints'
import type { LessonShown, Tried, Verdict } from '$lib/protocol/lessons'
import type { Summary } from '$lib/protocol/messages'
import type { Then } from '$lib/protocol/moments'
import type { Ahead } from '$lib/protocol/prospects'
import type { Counted } from '$lib/protocol/score'
import type { Analysis, Replay } from '$lib/protocol/replays'

/** A refusal of the server, or `offline` where it cannot be reached. */
export class ApiError extends Error {
  readonly code: string
  readonly rule: string | null
  readonly params: Readonly<Record<string, string | number>>

  constructor(
    readonly status: number,
    problem: Problem,
  ) {
    super(problem.message)
    this.code = problem.code
    this.rule = problem.rule ?? null
    this.params = problem.params ?? {}
  }
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>

export class Api {
  constructor(
    private readonly fetch: Fetch = (path, init) => globalThis.fetch(path, init),
    /** The language that answers shall be in. */
    public language = 'en',
    /** Hears after every request whether the server could be reached. */
    public heard: (there: boolean) => void = () => undefined,
  ) {}

  /** Hears that an answer is long in coming. */
  waited: () => void = () => undefined
  /** Hears that the server does not know who we are. */
  unknown: () => void = () => undefined
  /** Hears of every table that is looked at by itself. */
  met: (table: Summary) => void = () => undefined

  games = (): Promise<Offer> => this.#ask('GET', '/api/games')

  /** Who this browser is, if anybody yet. */
  me = async (): Promise<Me | null> => (await this.#ask<Me | undefined>('GET', '/api/me?maybe=true')) ?? null
  /** Be a guest here, a new one if this browser is none yet. */
  arrive = (guest: NewGuest = {}): Promise<Me> => this.#ask('POST', '/api/me', guest)
  change = (changes: Changes): Promise<Me> => this.#ask('PATCH', '/api/me', changes)
  recovery = (): Promise<Code> => this.#ask('POST', '/api/me/recovery')
  recover = (code: string): Promise<Me> => this.#ask('POST', '/api/me/recover', { code })
  /** All that is kept about us, as the text of a file. */
  everything = (): Promise<string> => this.#ask('GET', '/api/me/export', undefined, LONG_TEXT)
  forgetMe = (): Promise<void> => this.#ask('DELETE', '/api/me')
  /** Games played to their end, the latest first; those after the last that one has, if it is given. */
  played = (last?: Pick<MyGame, 'at' | 'table'>): Promise<readonly MyGame[]> =>
    this.#ask('GET', `/api/me/games${last ? `?before=${last.at}&table=${seg(last.table)}` : ''}`)
  statistics = (): Promise<Readonly<Record<string, Insight>>> => this.#ask('GET', '/api/me/statistics')
  person = (id: string): Promise<Person> => this.#ask('GET', `/api/people/${seg(id)}`)

  myTables = (status?: Summary['status']): Promise<readonly MyTable[]> =>
    this.#ask('GET', `/api/me/tables${status ? `?status=${status}` : ''}`)
  publicTables = (status?: 'open' | 'playing', game?: GameName): Promise<readonly Summary[]> => {
    const asked = new URLSearchParams({ ...(status && { status }), ...(game && { game }) })
    return this.#ask('GET', `/api/tables${asked.size ? `?${asked}` : ''}`)
  }

  /** The guided first game of a game. */
  lesson = (game: GameName): Promise<LessonShown> => this.#ask('GET', `/api/lessons/${seg(game)}`)
  /** Why the rules forbid something there; `null` if they do not. */
  lessonWhy = async (game: string, tried: Tried): Promise<Problem | null> =>
    (await this.#ask<Verdict>('POST', `/api/lessons/${seg(game)}/why`, tried)).refused

  /** The pieces of an edition that somebody uploaded. */
  pieces = <T>(edition: string): Promise<T> => this.#ask('GET', `/api/editions/${seg(edition)}/pieces`)

  /** How others come to a server on this computer. */
  reach = (): Promise<Reach> => this.#ask('GET', '/api/reach')

  create = (table: NewTable): Promise<Summary> => this.#meet(this.#ask('POST', '/api/tables', table))
  /** Set a table of ours up otherwise, before its game begins. */
  arrange = (id: string, wishes: Wishes): Promise<Summary> => this.#ask('PATCH', `/api/tables/${seg(id)}`, wishes)
  table = (id: string): Promise<Summary> => this.#meet(this.#ask('GET', `/api/tables/${seg(id)}`))
  byCode = (code: string): Promise<Summary> => this.#meet(this.#ask('GET', `/api/codes/${seg(code)}`))
  start = (id: string): Promise<Summary> => this.#ask('POST', `/api/tables/${seg(id)}/start`)
  close = (id: string): Promise<Summary> => this.#ask('POST', `/api/tables/${seg(id)}/close`)
  rematch = (id: string): Promise<Summary> => this.#meet(this.#ask('POST', `/api/tables/${seg(id)}/rematch`))
  /** Count the boards of a real table; the server keeps nothing of them. */
  score = (sheet: unknown): Promise<Counted> => this.#ask('POST', '/api/score', sheet)
  /** Whether a game that is over kept the rules, and its luck was what was promised. */
  checkTable = (id: string): Promise<Checked> => this.#ask('GET', `/api/tables/${seg(id)}/check`, undefined, LONG_JSON)
  check = (record: string): Promise<Checked> => this.#ask('POST', '/api/records/check', { record }, LONG_JSON)

  /** What can be seen coming from a seat of one's own, or by a watcher. */
  prospects = (id: string, seat: number | null): Promise<Ahead> =>
    this.#ask('GET', `/api/tables/${seg(id)}/prospects${seat === null ? '' : `?seat=${seat}`}`)

  /** The best few things that a seat of one's own might do now. */
  hints = (id: string, seat: number | null): Promise<Advice> =>
    this.#ask('GET', `/api/tables/${seg(id)}/hints${seat === null ? '' : `?seat=${seat}`}`, undefined, LONG_JSON)

  /** A table in words, from a seat of one's own or for a watcher; with `at`, as it stood after that entry. */
  described = (id: string, seat: number | null, at: number | null = null): Promise<Described> => {
    const asked = new URLSearchParams({ ...(seat !== null && { seat: `${seat}` }), ...(at !== null && { at: `${at}` }) })
    return this.#ask('GET', `/api/tables/${seg(id)}/described${asked.size ? `?${asked}` : ''}`)
  }

  /** A frame in words: of a lesson, of a game that is over, of a record that somebody brought along. */
  lessonDescribed = (game: string, frame: number): Promise<Described> =>
    this.#ask('GET', `/api/lessons/${seg(game)}/described?frame=${frame}`)
  replayDescribed = (id: string, frame: number, seat: number | null): Promise<Described> =>
    this.#ask('GET', `/api/tables/${seg(id)}/replay/described?frame=${frame}${seat === null ? '' : `&seat=${seat}`}`)
  recordDescribed = (record: string, frame: number, seat: number | null): Promise<Described> =>
    this.#ask('POST', '/api/records/described', { record, frame, seat }, LONG_JSON)

  /** How a table stood after an entry of its log, from a seat of one's own or to a watcher. */
  moment = (id: string, seq: number, seat: number | null): Promise<Then> =>
    this.#ask('GET', `/api/tables/${seg(id)}/moments/${seq}${seat === null ? '' : `?seat=${seat}`}`)

  /** A game that is over from its deal to its end, as a seat or the public saw it. */
  replay = (id: string, seat: number | null): Promise<Replay> =>
    this.#ask('GET', `/api/tables/${seg(id)}/replay${seat === null ? '' : `?seat=${seat}`}`, undefined, LONG_JSON)
  replayRecord = (record: string, seat: number | null): Promise<Replay> =>
    this.#ask('POST', '/api/records/replay', { record, seat }, LONG_JSON)
  /** Begin to work out everybody's chances along a game; `analysis` tells how far that has come. */
  studyTable = (id: string): Promise<Analysis> => this.#ask('GET', `/api/tables/${seg(id)}/analysis`, undefined, LONG_JSON)
  studyRecord = (record: string): Promise<Analysis> => this.#ask('POST', '/api/records/analysis', { record }, LONG_JSON)
  analysis = (id: string, after: number): Promise<Analysis> =>
    this.#ask('GET', `/api/analyses/${seg(id)}?after=${after}`)
  /** The record of a game that is over, as text. */
  record = (id: string): Promise<string> => this.#ask('GET', `/api/tables/${seg(id)}/record`, undefined, LONG_TEXT)

  sit = (id: string, seat: number, nonce = ''): Promise<Summary> =>
    this.#ask('POST', `/api/tables/${seg(id)}/seats/${seat}`, { nonce })
  stand = (id: string, seat: number): Promise<Summary> =>
    this.#ask('DELETE', `/api/tables/${seg(id)}/seats/${seat}`)
  putBot = (id: string, seat: number, bot: string): Promise<Summary> =>
    this.#ask('POST', `/api/tables/${seg(id)}/seats/${seat}/bot`, { bot })
  comeBack = (id: string, seat: number): Promise<Summary> =>
    this.#ask('POST', `/api/tables/${seg(id)}/seats/${seat}/return`)
  resign = (id: string, seat: number): Promise<Summary> =>
    this.#ask('POST', `/api/tables/${seg(id)}/seats/${seat}/resign`)

  async #meet(asked: Promise<Summary>): Promise<Summary> {
    const table = await asked
    this.met(table)
    return table
  }

  async #ask<T>(method: string, path: string, body?: unknown, { read = readJson, patience = PATIENCE }: Asking = {}): Promise<T> {
    const headers: Record<string, string> = { 'Accept-Language': this.language }
    // Browsers wait for minutes where a line is only half dead. What was asked may have been done all the same, and
    // whoever asked hears that the server cannot be reached, as with any line that breaks.
    const init: RequestInit = { method, headers, credentials: 'same-origin', signal: AbortSignal.timeout(patience) }
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json'
      init.body = JSON.stringify(body)
    }
    const late = setTimeout(() => this.waited(), LATE)
    try {
      const response = await this.#reached(this.fetch(path, init))
      this.heard(response.status < 502)
      // A line can break in the middle of an answer, too.
      if (response.ok) return (response.status === 204 ? undefined : await this.#reached(read(response))) as T
      if (response.status === 401) this.unknown()
      throw new ApiError(response.status, await problemOf(response))
    } finally {
      clearTimeout(late)
    }
  }

  async #reached<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch {
      this.heard(false)
      throw new ApiError(0, { code: 'offline', message: 'The server cannot be reached.' })
    }
  }
}

interface Asking {
  read?: (response: Response) => Promise<unknown>
  patience?: number
}

/** How long anybody waits for an answer, in milliseconds, and for one that takes work or is long. */
const PATIENCE = 20_000
const LONG = 120_000
/** After so many it is time to look whether the line is there at all. */
const LATE = 4_000

const readJson = (response: Response): Promise<unknown> => response.json()
const readText = (response: Response): Promise<string> => response.text()
const LONG_JSON: Asking = { patience: LONG }
const LONG_TEXT: Asking = { read: readText, patience: LONG }

async function problemOf(response: Response): Promise<Problem> {
  try {
    const said = (await response.json()) as Partial<Problem>
    if (typeof said.code === 'string') return { message: said.code, ...said } as Problem
  } catch {
    // Something between us and the server answered in words of its own.
  }
  return { code: response.status >= 500 ? 'offline' : 'failed', message: response.statusText }
}

const seg = encodeURIComponent
