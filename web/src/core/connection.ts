/**
 * A table's socket, kept alive.
 *
 * It comes back by itself whenever the line breaks and asks for what it has missed. A move that
 * was sent and not answered is sent again with the same id, which the server carries out once.
 */
import type { AnyAction } from '$lib/protocol/games'
import type { ClientMessage, Emote, Refused, ServerMessage } from '$lib/protocol/messages'
import { afterMessage, type TableState } from './table'
import { browser, type Socket, type World } from './world'

export type Line =
  | { readonly state: 'connecting' | 'live' | 'stopped' }
  /** The line broke; `until` is when it is tried again. */
  | { readonly state: 'waiting'; readonly until: number }
  /** The server does not let us in; `code` says why. */
  | { readonly state: 'refused'; readonly code: string }

export interface Listener {
  table(state: TableState): void
  line(line: Line): void
  emote?(message: { player: string; seat: number | null; emote: string }): void
}

export interface Place {
  readonly table: string
  /** Where we look from; without it our only seat, or beside the table if we have several or none. */
  readonly seat?: number
  readonly lang: string
}

/** A request that was not carried out. `lost` means that nobody knows, for the line broke. */
export class RequestRefused extends Error {
  constructor(readonly refused: Omit<Refused, 'type'>) {
    super(refused.message)
  }
}

interface Waiting {
  readonly message: ClientMessage & { readonly id: string }
  /** Whether it may be sent again without being done twice. */
  readonly again: boolean
  sent: boolean
  done(): void
  failed(error: RequestRefused): void
}

const PLACE_CHANGED = 4410
const REFUSED = 4400
const SLOW = 4008
const FLOOD = 4029
const TOO_LARGE = 1009
const SOON = 300
const LONGEST = 15_000
const QUIET = 20_000
const PATIENCE = 10_000

export class Connection {
  #state: TableState | null = null
  #line: Line = { state: 'connecting' }
  #socket: Socket | null = null
  #failures = 0
  #retry: number | null = null
  #watch: number | null = null
  #fromStart = false
  #open: Socket | null = null
  readonly #waiting = new Map<string, Waiting>()
  readonly #muted = new Set<string>()

  #place: Place

  constructor(
    place: Place,
    readonly listener: Listener,
    readonly world: World = browser,
  ) {
    this.#place = place
  }

  get state(): TableState | null {
    return this.#state
  }

  get line(): Line {
    return this.#line
  }

  start(): void {
    this.#connect()
  }

  /** Come back now rather than later, for example because the network is there again. */
  hurry(): void {
    if (this.#line.state !== 'waiting') return
    this.#stopRetry()
    this.#connect()
  }

  /** Come in once more as whoever we are now, and hear everything from the start. */
  again(): void {
    if (this.#line.state === 'stopped') return
    const socket = this.#socket
    this.#stopRetry()
    this.#socket = null
    this.#fromStart = true
    if (socket) this.#hangUp(socket)
    this.#lose((waiting) => waiting.sent && !waiting.again)
    this.#connect()
  }

  /** Look from another seat, and keep nothing of what this one was told. */
  lookFrom(seat: number | undefined): void {
    const { table, lang } = this.#place
    this.#place = { table, lang, ...(seat !== undefined && { seat }) }
    this.#state = null
    // What one seat asked for is not to be asked again by another.
    this.#lose(() => true)
    this.again()
  }

  stop(): void {
    this.#stopRetry()
    this.#stopWatch()
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#tellLine({ state: 'stopped' })
    this.#lose(() => true)
  }

  // -- what one can ask --------------------------------------------------------

  /** Act. Resolves once the table has it, and rejects with why not. */
  move(action: AnyAction): Promise<void> {
    return this.#ask(
      { type: 'move', id: this.world.id(), seq: this.#state?.seq ?? 0, action: { ...action } },
      true,
    )
  }

  undo(): Promise<void> {
    return this.#ask({ type: 'undo', id: this.world.id() }, false)
  }

  answer(yes: boolean): Promise<void> {
    return this.#ask({ type: 'answer', id: this.world.id(), yes }, false)
  }

  /** Write something. Resolves once it was passed on; while the line is down, that waits for the line. */
  chat(text: string): Promise<void> {
    return this.#ask({ type: 'chat', id: this.world.id(), text }, false)
  }

  emote(emote: Emote['emote']): Promise<void> {
    const asked = this.#ask({ type: 'emote', id: this.world.id(), emote }, false)
    // A face that comes late is another face.
    this.#lose((waiting) => waiting.message.type === 'emote' && !waiting.sent)
    return asked
  }

  /** Hear nothing more from somebody, whenever the line breaks and comes back, or hear them again. */
  mute(player: string, on = true): void {
    if (on) this.#muted.add(player)
    else this.#muted.delete(player)
    this.#tell({ type: 'mute', player, on })
  }

  /** How many requests have no answer yet. */
  get pending(): number {
    return this.#waiting.size
  }

  #ask(message: ClientMessage & { readonly id: string }, again: boolean): Promise<void> {
    return new Promise((done, failed) => {
      const waiting = { message, again, sent: false, done, failed }
      this.#waiting.set(message.id, waiting)
      if (this.#line.state === 'live') this.#deliver(waiting)
      else if (this.#line.state === 'refused' || this.#line.state === 'stopped')
        this.#lose((one) => one === waiting)
    })
  }

  #tell(message: ClientMessage): void {
    if (this.#line.state === 'live') this.#socket?.send(JSON.stringify(message))
  }

  #deliver(waiting: Waiting): void {
    waiting.sent = true
    this.#socket?.send(JSON.stringify(waiting.message))
  }

  #lose(which: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of this.#waiting) {
      if (!which(waiting)) continue
      this.#waiting.delete(id)
      waiting.failed(new RequestRefused({ id, code: 'lost', message: 'The connection was lost.' }))
    }
  }

  // -- the line ----------------------------------------------------------------

  #connect(): void {
    this.#tellLine({ state: 'connecting' })
    const since = this.#fromStart ? 0 : (this.#state?.seq ?? 0)
    const asked = new URLSearchParams({ since: String(since), lang: this.#place.lang })
    if (this.#place.seat === undefined) asked.set('sole', 'true')
    else asked.set('seat', String(this.#place.seat))
    const socket = this.world.open(`/api/tables/${encodeURIComponent(this.#place.table)}/live?${asked}`)
    this.#socket = socket
    socket.onopen = () => {
      if (socket === this.#socket) this.#open = socket
    }
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === 'string') this.#hear(data)
    }
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#closed(code, reason)
    }
    this.#listenFor(PATIENCE * 2)
  }

  /** Browsers complain of a socket that is closed before it is open: that one is closed once it is. */
  #hangUp(socket: Socket): void {
    if (socket === this.#open) socket.close()
    else socket.onopen = () => socket.close()
  }

  #hear(data: string): void {
    const message = JSON.parse(data) as ServerMessage
    this.#listenFor(QUIET)
    if (message.type === 'hello') this.#welcomed()
    if (message.type === 'emote') this.listener.emote?.(message)
    const before = this.#state
    this.#state = afterMessage(before, message, this.world.now())
    if (this.#state && this.#state !== before) this.listener.table(this.#state)
    this.#settle(message)
    if (message.type === 'hello') {
      this.#deliverAll()
      // The server knows it for as long as a line lasts.
      const here = new Set(message.table.seats.map((seat) => seat.player))
      for (const player of this.#muted) if (here.has(player)) this.mute(player)
    }
  }

  #welcomed(): void {
    this.#failures = 0
    if (this.#fromStart) this.#state = null
    this.#fromStart = false
    this.#tellLine({ state: 'live' })
  }

  #deliverAll(): void {
    // What may not be done twice was given up when the line broke.
    for (const waiting of [...this.#waiting.values()]) this.#deliver(waiting)
  }

  #settle(message: ServerMessage): void {
    if (message.type === 'news' && message.answers) this.#answered(message.answers)?.done()
    else if (message.type === 'accepted') this.#answered(message.id)?.done()
    else if (message.type === 'refused') this.#answered(message.id)?.failed(new RequestRefused(message))
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  #closed(code: number, reason: string): void {
    this.#socket = null
    this.#stopWatch()
    this.#lose((waiting) => waiting.sent && !waiting.again)
    if (code === REFUSED || code === FLOOD || code === TOO_LARGE) {
      this.#tellLine({ state: 'refused', code: code === REFUSED ? reason : 'too-fast' })
      this.#lose(() => true)
      return
    }
    if (code === PLACE_CHANGED) this.#fromStart = true
    const wait = code === PLACE_CHANGED || code === SLOW ? 0 : this.#backoff()
    this.#tellLine({ state: 'waiting', until: this.world.now() + wait })
    this.#retry = this.world.later(() => {
      this.#retry = null
      this.#connect()
    }, wait)
  }

  #backoff(): number {
    const most = Math.min(LONGEST, SOON * 2 ** this.#failures++)
    return Math.round(most * (0.5 + 0.5 * this.world.random()))
  }

  /** Browsers do not say when a line has gone dead: ask, and give up if nothing comes. */
  #listenFor(ms: number): void {
    this.#stopWatch()
    this.#watch = this.world.later(() => {
      const socket = this.#socket
      if (!socket) return
      if (this.#line.state === 'live' && ms === QUIET) {
        this.#tell({ type: 'ping' })
        this.#listenFor(PATIENCE)
        return
      }
      this.#socket = null
      socket.close()
      this.#closed(1006, '')
    }, ms)
  }

  #stopWatch(): void {
    if (this.#watch !== null) this.world.forget(this.#watch)
    this.#watch = null
  }

  #stopRetry(): void {
    if (this.#retry !== null) this.world.forget(this.#retry)
    this.#retry = null
  }

  #tellLine(line: Line): void {
    this.#line = line
    this.listener.line(line)
  }
}
