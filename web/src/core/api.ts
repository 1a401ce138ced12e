/** The server's HTTP interface. What goes wrong comes as one kind of error, with a stable code. */
import type {
  Changes, Checked, Code, Me, NewGuest, NewTable, Offer, Person, Played, Problem,
} from '$lib/protocol/http'
import type { GameName } from '$lib/protocol/games'
import type { Summary } from '$lib/protocol/messages'

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
  ) {}

  games = (): Promise<Offer> => this.#ask('GET', '/api/games')

  me = (): Promise<Me> => this.#ask('GET', '/api/me')
  /** Be a guest here, a new one if this browser is none yet. */
  arrive = (guest: NewGuest = {}): Promise<Me> => this.#ask('POST', '/api/me', guest)
  change = (changes: Changes): Promise<Me> => this.#ask('PATCH', '/api/me', changes)
  recovery = (): Promise<Code> => this.#ask('POST', '/api/me/recovery')
  recover = (code: string): Promise<Me> => this.#ask('POST', '/api/me/recover', { code })
  forgetMe = (): Promise<void> => this.#ask('DELETE', '/api/me')
  played = (): Promise<readonly Played[]> => this.#ask('GET', '/api/me/games')
  person = (id: string): Promise<Person> => this.#ask('GET', `/api/people/${seg(id)}`)

  myTables = (status?: Summary['status']): Promise<readonly Summary[]> =>
    this.#ask('GET', `/api/me/tables${status ? `?status=${status}` : ''}`)
  publicTables = (status?: 'open' | 'playing', game?: GameName): Promise<readonly Summary[]> => {
    const asked = new URLSearchParams({ ...(status && { status }), ...(game && { game }) })
    return this.#ask('GET', `/api/tables${asked.size ? `?${asked}` : ''}`)
  }

  /** The pieces of an edition that somebody uploaded. */
  pieces = <T>(edition: string): Promise<T> => this.#ask('GET', `/api/editions/${seg(edition)}/pieces`)

  create = (table: NewTable): Promise<Summary> => this.#ask('POST', '/api/tables', table)
  table = (id: string): Promise<Summary> => this.#ask('GET', `/api/tables/${seg(id)}`)
  byCode = (code: string): Promise<Summary> => this.#ask('GET', `/api/codes/${seg(code)}`)
  start = (id: string): Promise<Summary> => this.#ask('POST', `/api/tables/${seg(id)}/start`)
  close = (id: string): Promise<Summary> => this.#ask('POST', `/api/tables/${seg(id)}/close`)
  rematch = (id: string): Promise<Summary> => this.#ask('POST', `/api/tables/${seg(id)}/rematch`)
  check = (record: string): Promise<Checked> => this.#ask('POST', '/api/records/check', { record })

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

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { 'Accept-Language': this.language }
    const init: RequestInit = { method, headers, credentials: 'same-origin' }
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json'
      init.body = JSON.stringify(body)
    }
    let response: Response
    try {
      response = await this.fetch(path, init)
    } catch {
      throw new ApiError(0, { code: 'offline', message: 'The server cannot be reached.' })
    }
    if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T
    throw new ApiError(response.status, await problemOf(response))
  }
}

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
