/** A game that is looked at: where we are in it, who looks, and whether it plays. */
import { boxOf } from '$lib/games/box'
import type { AnyProspects } from '$lib/games/boards'
import type { AnyEvent, GameName } from '$lib/protocol/games'
import type { Described } from '$lib/protocol/described'
import type { Checked } from '$lib/protocol/http'
import type { Summary, Told } from '$lib/protocol/messages'
import type { Analysis, Replay } from '$lib/protocol/replays'
import type { Box } from '$lib/words/phrases'
import { need } from '$lib/words/current.svelte'
import { frameNear, prospectsIn, toldIn } from './frames'
import { pauseOf, roundAt, roundFrom, type Speed } from './replay'
import { api } from './session.svelte'

/** Where a game comes from: a table that is over, or a record that somebody brought along. */
export interface Source {
  /** Its table, if it was played here. */
  readonly table: string | null
  replay(seat: number | null): Promise<Replay>
  study(): Promise<Analysis>
  /** Whether it kept the rules, and its luck was what was promised. */
  check(): Promise<Checked>
  /** A frame in words, as a seat or the public saw it. */
  described(frame: number, seat: number | null): Promise<Described>
  /** The text of its record. */
  record(): Promise<string>
}

export function tableSource(id: string): Source {
  return {
    table: id,
    replay: (seat) => api.replay(id, seat),
    study: () => api.studyTable(id),
    check: () => api.checkTable(id),
    described: (frame, seat) => api.replayDescribed(id, frame, seat),
    record: () => api.record(id),
  }
}

export function recordSource(text: string): Source {
  return {
    table: null,
    replay: (seat) => api.replayRecord(text, seat),
    study: () => api.studyRecord(text),
    check: () => api.check(text),
    described: (frame, seat) => api.recordDescribed(text, frame, seat),
    record: () => Promise.resolve(text),
  }
}

/** One viewpoint, with all that boards are told. */
interface Seen {
  readonly replay: Replay
  readonly told: readonly Told[]
  readonly ahead: readonly (AnyProspects | null)[]
}

const NO_EVENTS: readonly AnyEvent[] = []

export class Showing {
  n = $state(0)
  seat = $state<number | null>(null)
  playing = $state(false)
  speed = $state<Speed>(1)
  /** Another viewpoint is on its way. */
  turning = $state(false)
  /** What has just happened, if we came here by one step forward: then it may move. */
  events = $state.raw<readonly AnyEvent[]>(NO_EVENTS)
  seen = $state.raw() as Seen
  readonly #kept = new Map<number | null, Seen>()
  #timer: ReturnType<typeof setTimeout> | null = null
  #wanted: number | null = null

  private constructor(
    readonly source: Source,
    readonly box: Box,
    readonly table: Summary | null,
    first: Seen,
  ) {
    this.#keep(first)
    this.seen = first
    this.seat = first.replay.seat
  }

  static async open(source: Source, seat: number | null, n: number): Promise<Showing> {
    const [replay, table] = await Promise.all([source.replay(seat), source.table ? api.table(source.table) : null])
    const game = replay.game as GameName
    const [box] = await Promise.all([boxOf({ game, settings: { edition: replay.edition } }), need('bots', 'server', game, `board-${game}`)])
    const showing = new Showing(source, box, table, seenIn(replay))
    showing.n = frameNear(replay.frames, n)
    return showing
  }

  get frames() {
    return this.seen.replay.frames
  }
  get last(): number {
    return this.frames.length - 1
  }
  get frame() {
    // Every viewpoint has the same frames.
    return this.frames[this.n]!
  }
  get rounds(): readonly number[] {
    return this.seen.replay.rounds
  }
  get round(): number {
    return roundAt(this.rounds, this.n)
  }
  get log(): readonly Told[] {
    return this.seen.told.slice(0, this.n + 1)
  }

  prospects = (): Promise<AnyProspects | null> => Promise.resolve(this.seen.ahead[this.n] ?? null)

  /** Go to a frame. Whatever plays goes on from there. */
  show(n: number): void {
    const to = frameNear(this.frames, n)
    this.#wanted = null
    if (to === this.n) return
    this.events = to === this.n + 1 ? (this.frames[to]?.events ?? NO_EVENTS) : NO_EVENTS
    this.n = to
    if (this.playing) this.#schedule()
  }

  /** Go to a frame while somebody drags: at most once for every picture of the screen, and nothing flies. */
  scrub(n: number): void {
    const first = this.#wanted === null
    this.#wanted = n
    if (!first) return
    requestAnimationFrame(() => {
      if (this.#wanted === null) return
      const to = frameNear(this.frames, this.#wanted)
      this.#wanted = null
      this.events = NO_EVENTS
      this.n = to
      if (this.playing) this.#schedule()
    })
  }

  step(by: number): void {
    this.pause()
    this.show(this.n + by)
  }

  jump(way: -1 | 1): void {
    this.show(roundFrom(this.rounds, this.n, way, this.last))
  }

  play(): void {
    if (this.n >= this.last) this.show(0)
    this.playing = true
    this.#schedule()
  }

  pause(): void {
    this.playing = false
    this.#stop()
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  pace(speed: Speed): void {
    this.speed = speed
    if (this.playing) this.#schedule()
  }

  /** Look from another seat, or as the public, at the same moment. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat
    this.turning = true
    try {
      const seen = this.#kept.get(seat) ?? seenIn(await this.source.replay(seat))
      this.#keep(seen)
      if (this.seat !== seat) return
      this.events = NO_EVENTS
      this.seen = seen
    } catch (error) {
      if (this.seat === seat) this.seat = this.seen.replay.seat
      throw error
    } finally {
      this.turning = false
    }
  }

  close(): void {
    this.pause()
    this.#wanted = null
  }

  #keep(seen: Seen): void {
    this.#kept.set(seen.replay.seat, seen)
  }

  #schedule(): void {
    this.#stop()
    if (this.n >= this.last) {
      this.playing = false
      return
    }
    this.#timer = setTimeout(() => this.show(this.n + 1), pauseOf(this.frame, this.speed))
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}

function seenIn(replay: Replay): Seen {
  return { replay, told: toldIn(replay.frames), ahead: prospectsIn(replay.prospects) }
}
