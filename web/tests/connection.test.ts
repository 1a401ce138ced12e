import { beforeEach, describe, expect, it } from 'vitest'
import { Connection, type Line, RequestRefused } from '../src/core/connection'
import type { Socket, World } from '../src/core/world'
import type { TableState } from '../src/core/table'
import type { Hello, News, ServerMessage, Summary } from '../src/protocol/messages'

class Wire implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: Record<string, unknown>[] = []
  closed = false
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.closed = true
  }
  say(message: ServerMessage) {
    this.onopen?.()
    this.onopen = null
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  hangUp(code: number, reason = '') {
    this.onclose?.({ code, reason })
  }
}

/** A world with a clock that only we move. */
class Toy implements World {
  time = 1_000_000
  wires: Wire[] = []
  #timers = new Map<number, { at: number; work: () => void }>()
  #n = 0
  open(url: string) {
    const wire = new Wire(url)
    this.wires.push(wire)
    return wire
  }
  now = () => this.time
  later(work: () => void, ms: number) {
    this.#timers.set(++this.#n, { at: this.time + ms, work })
    return this.#n
  }
  forget(timer: number) {
    this.#timers.delete(timer)
  }
  random = () => 1
  id = () => `id${++this.#n}`
  pass(ms: number) {
    const end = this.time + ms
    for (;;) {
      const next = [...this.#timers].filter(([, t]) => t.at <= end).sort((a, b) => a[1].at - b[1].at)[0]
      if (!next) break
      this.#timers.delete(next[0])
      this.time = next[1].at
      next[1].work()
    }
    this.time = end
  }
  get wire(): Wire {
    const last = this.wires.at(-1)
    if (!last) throw new Error('nothing was opened')
    return last
  }
}

const table = { id: 'abc', game: 'ghosts', seats: [], status: 'playing' } as unknown as Summary

function hello(seq: number, more: Partial<Hello> = {}): Hello {
  return {
    type: 'hello', seq, now: 2_000_000, viewer: 0, table, view: null, clocks: null,
    log: [], chat: [], present: [], ...more,
  }
}

function news(seq: number, more: Partial<News> = {}): News {
  return { type: 'news', told: { seq, at: 0, kind: 'moved', seat: 0 }, view: null, ...more }
}

let world: Toy
let connection: Connection
let lines: Line[]
let states: TableState[]

beforeEach(() => {
  world = new Toy()
  lines = []
  states = []
  connection = new Connection(
    { table: 'abc', lang: 'en' },
    { table: (state) => states.push(state), line: (line) => lines.push(line) },
    world,
  )
  connection.start()
})

const settled = () => new Promise((done) => setTimeout(done, 0))

describe('a connection', () => {
  it('tells where things stand, and every piece of news once', () => {
    world.wire.say(hello(4, { log: [{ seq: 4, at: 0, kind: 'started' }] }))
    world.wire.say(news(5))
    world.wire.say(news(5))
    expect(connection.line).toEqual({ state: 'live' })
    expect(connection.state?.log.map((entry) => entry.seq)).toEqual([4, 5])
    expect(connection.state?.skew).toBe(1_000_000)
    expect(states).toHaveLength(2)
  })

  it('comes back after the line broke and asks only for what it missed', () => {
    world.wire.say(hello(4, { log: [{ seq: 4, at: 0, kind: 'started' }] }))
    world.wire.hangUp(1006)
    expect(connection.line.state).toBe('waiting')
    world.pass(300)
    expect(world.wires).toHaveLength(2)
    expect(world.wire.url).toContain('since=4')
    world.wire.say(hello(6, { log: [{ seq: 5, at: 0, kind: 'moved' }, { seq: 6, at: 0, kind: 'moved' }] }))
    expect(connection.state?.log.map((entry) => entry.seq)).toEqual([4, 5, 6])
  })

  it('waits longer after every failure, but never very long', () => {
    const waits: number[] = []
    for (let n = 0; n < 9; n++) {
      world.wire.hangUp(1006)
      const line = connection.line
      if (line.state !== 'waiting') throw new Error(line.state)
      waits.push(line.until - world.time)
      world.pass(line.until - world.time)
    }
    expect(waits.slice(0, 4)).toEqual([300, 600, 1200, 2400])
    expect(Math.max(...waits)).toBe(15_000)
  })

  it('sends a move again that had no answer, with the same id', async () => {
    world.wire.say(hello(4))
    const made = connection.move({ type: 'take' })
    const [first] = world.wire.sent
    world.wire.hangUp(1006)
    world.pass(300)
    world.wire.say(hello(4))
    expect(world.wire.sent).toEqual([first])
    world.wire.say({ type: 'accepted', id: String(first?.id), seq: 5 })
    await expect(made).resolves.toBeUndefined()
    expect(connection.pending).toBe(0)
  })

  it('keeps a move that was made while the line was down', async () => {
    world.wire.say(hello(4))
    world.wire.hangUp(1012)
    const made = connection.move({ type: 'take' })
    world.pass(300)
    world.wire.say(hello(4))
    const id = String(world.wire.sent[0]?.id)
    world.wire.say(news(5, { answers: id }))
    await expect(made).resolves.toBeUndefined()
  })

  it('never asks twice to take a move back', async () => {
    world.wire.say(hello(4))
    const asked = connection.undo()
    asked.catch(() => undefined)
    world.wire.hangUp(1006)
    await expect(asked).rejects.toMatchObject({ refused: { code: 'lost' } })
    world.pass(300)
    world.wire.say(hello(4))
    expect(world.wire.sent).toEqual([])
  })

  it('tells whether what was written was passed on', async () => {
    world.wire.say(hello(4))
    const said = connection.chat('boo')
    const [first] = world.wire.sent
    expect(first).toMatchObject({ type: 'chat', text: 'boo' })
    world.wire.say({ type: 'accepted', id: String(first?.id), seq: 4 })
    await expect(said).resolves.toBeUndefined()
    const more = connection.chat('boo boo')
    world.wire.say({ type: 'refused', id: String(world.wire.sent[1]?.id), code: 'too-fast', message: 'Wait.' })
    await expect(more).rejects.toMatchObject({ refused: { code: 'too-fast' } })
  })

  it('keeps what was written while the line was down, and says it once', async () => {
    world.wire.say(hello(4))
    world.wire.hangUp(1006)
    const said = connection.chat('boo')
    world.pass(300)
    world.wire.say(hello(4))
    expect(world.wire.sent).toMatchObject([{ type: 'chat', text: 'boo' }])
    world.wire.hangUp(1006)
    // Nobody knows whether it was heard.
    await expect(said).rejects.toMatchObject({ refused: { code: 'lost' } })
    world.pass(300)
    world.wire.say(hello(4))
    expect(world.wire.sent).toEqual([])
  })

  it('makes no face later than it was meant', async () => {
    world.wire.say(hello(4))
    world.wire.hangUp(1006)
    await expect(connection.emote('hurry')).rejects.toMatchObject({ refused: { code: 'lost' } })
    world.pass(300)
    world.wire.say(hello(4))
    expect(world.wire.sent).toEqual([])
  })

  it('says why a request was refused', async () => {
    world.wire.say(hello(4))
    const made = connection.move({ type: 'take' })
    const id = String(world.wire.sent[0]?.id)
    world.wire.say({ type: 'refused', id, code: 'pile-empty', message: 'Empty.', rule: 'GH-27' })
    await expect(made).rejects.toBeInstanceOf(RequestRefused)
  })

  it('hears the whole story anew from another seat', () => {
    world.wire.say(hello(4, { viewer: null, log: [{ seq: 4, at: 0, kind: 'sat' }] }))
    world.wire.hangUp(4410)
    world.pass(0)
    expect(world.wire.url).toContain('since=0')
    world.wire.say(hello(5, { viewer: 1, log: [{ seq: 4, at: 0, kind: 'sat' }, { seq: 5, at: 0, kind: 'sat' }] }))
    expect(connection.state?.viewer).toBe(1)
    expect(connection.state?.log).toHaveLength(2)
  })

  it('comes in once more as somebody else when it is asked to', () => {
    world.wire.say(hello(4, { viewer: null, log: [{ seq: 4, at: 0, kind: 'sat' }] }))
    const before = world.wire
    connection.again()
    expect(before.closed).toBe(true)
    before.hangUp(1005)
    expect(world.wires).toHaveLength(2)
    expect(world.wire.url).toContain('since=0')
    world.wire.say(hello(5, { viewer: 1 }))
    expect(connection.state?.viewer).toBe(1)
  })

  it('looks from a seat only if it is told to, or has one only', () => {
    expect(world.wire.url).toContain('sole=true')
    expect(world.wire.url).not.toContain('seat=')
    world.wire.say(hello(4, { viewer: null }))
    connection.lookFrom(1)
    expect(world.wire.url).toContain('seat=1')
    expect(world.wire.url).not.toContain('sole')
    world.wire.say(hello(4, { viewer: 1 }))
    world.wire.hangUp(1006)
    world.pass(300)
    expect(world.wire.url).toContain('seat=1')
    connection.lookFrom(undefined)
    expect(world.wire.url).toContain('sole=true')
  })

  it('keeps nothing of a seat that it no longer looks from, and asks nothing more for it', async () => {
    connection.lookFrom(0)
    world.wire.say(hello(4, { log: [{ seq: 4, at: 0, kind: 'started' }] }))
    const made = connection.move({ type: 'take' })
    const before = world.wire
    connection.lookFrom(1)
    expect(connection.state).toBeNull()
    await expect(made).rejects.toMatchObject({ refused: { code: 'lost' } })
    before.say(news(5))
    expect(connection.state).toBeNull()
    world.wire.say(hello(4, { viewer: 1 }))
    expect(world.wire.sent).toEqual([])
    expect(connection.state?.log).toEqual([])
  })

  it('closes a socket that is not open yet once it is, and hears nothing over it', () => {
    world.wire.say(hello(4, { viewer: null }))
    connection.lookFrom(0)
    const before = world.wire
    connection.lookFrom(1)
    expect(before.closed).toBe(false)
    before.say(hello(4, { viewer: 0 }))
    expect(before.closed).toBe(true)
    expect(connection.state).toBeNull()
  })

  it('gives up where it is not let in', async () => {
    const made = connection.move({ type: 'take' })
    made.catch(() => undefined)
    world.wire.hangUp(4400, 'no-such-table')
    expect(connection.line).toEqual({ state: 'refused', code: 'no-such-table' })
    await expect(made).rejects.toMatchObject({ refused: { code: 'lost' } })
    world.pass(60_000)
    expect(world.wires).toHaveLength(1)
  })

  it('notices a line that has gone dead', () => {
    world.wire.say(hello(4))
    const wire = world.wire
    world.pass(20_000)
    expect(wire.sent).toEqual([{ type: 'ping' }])
    world.pass(10_000)
    expect(wire.closed).toBe(true)
    expect(connection.line.state).not.toBe('live')
  })

  it('stays as long as the server answers its pings', () => {
    world.wire.say(hello(4))
    for (let n = 0; n < 5; n++) {
      world.pass(20_000)
      world.wire.say({ type: 'pong', now: world.time })
    }
    expect(world.wires).toHaveLength(1)
    expect(connection.state?.skew).toBe(0)
  })

  it('comes back at once when it is told to hurry, and not after it was stopped', async () => {
    world.wire.hangUp(1006)
    connection.hurry()
    expect(world.wires).toHaveLength(2)
    connection.stop()
    await settled()
    world.pass(60_000)
    expect(world.wires).toHaveLength(2)
    expect(lines.at(-1)).toEqual({ state: 'stopped' })
  })

  it('tells again whom one does not want to hear, as far as they are here', () => {
    const seats = [{ player: 'ana' }, { player: 'bruno' }] as unknown as Summary['seats']
    connection.mute('bruno')
    connection.mute('carla')
    connection.mute('ana')
    connection.mute('ana', false)
    connection.start()
    world.wire.say(hello(1, { table: { ...table, seats } }))
    const told = () => world.wire.sent.filter((message) => message.type === 'mute')
    expect(told()).toEqual([{ type: 'mute', player: 'bruno', on: true }])
    world.wire.hangUp(1006)
    world.pass(300)
    world.wire.say(hello(1, { table: { ...table, seats } }))
    expect(told()).toEqual([{ type: 'mute', player: 'bruno', on: true }])
  })
})
