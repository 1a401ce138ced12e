import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../src/core/api'
import { LiveTable } from '../src/core/live.svelte'

class Quiet {
  static latest: Quiet
  send = vi.fn()
  close = vi.fn()
  onclose: (event: { code: number; reason: string }) => void = vi.fn()

  constructor() {
    Quiet.latest = this
  }
}

describe('a table', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    const listens = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.stubGlobal('WebSocket', Quiet)
    vi.stubGlobal('location', new URL('http://table.example/'))
    vi.stubGlobal('document', { ...listens, visibilityState: 'visible' })
    vi.stubGlobal('window', globalThis)
    for (const [name, work] of Object.entries(listens)) vi.stubGlobal(name, work)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('says that it waits only once somebody could wonder, and takes no second wish meanwhile', async () => {
    const live = new LiveTable('t', 'en', vi.fn())
    const { promise, resolve } = Promise.withResolvers<void>()
    const [work, second] = [vi.fn(() => promise), vi.fn(() => Promise.resolve())]
    const done = live.do(work)
    expect(await live.do(second)).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(live.busy).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(live.busy).toBe(true)
    resolve()
    expect(await done).toBe(true)
    expect(live.busy).toBe(false)
    expect(second).not.toHaveBeenCalled()
    await live.do(second)
    await vi.advanceTimersByTimeAsync(1000)
    expect(second).toHaveBeenCalledOnce()
    expect(live.busy).toBe(false)
    live.stop()
  })

  it('tells whether something was done, and why not', async () => {
    const refuse = vi.fn()
    const live = new LiveTable('t', 'en', refuse)
    const refused = new ApiError(409, { code: 'seats-in-use', message: '' })
    expect(await live.do(() => Promise.reject(refused))).toBe(false)
    expect(refuse).toHaveBeenCalledExactlyOnceWith(refused)
    expect(await live.do(() => Promise.resolve())).toBe(true)
    live.stop()
  })

  it('has lost its line until that is back, but not where it comes in anew', async () => {
    const live = new LiveTable('t', 'en', vi.fn())
    expect(live.lost).toBe(false)
    live.lookFrom(1)
    expect(live.line.state).toBe('connecting')
    expect(live.lost).toBe(false)
    // The server asks to be called again at once: for another seat, or after too many lines.
    Quiet.latest.onclose({ code: 4410, reason: '' })
    expect(live.lost).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    Quiet.latest.onclose({ code: 1006, reason: '' })
    expect(live.lost).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(live.line.state).toBe('connecting')
    expect(live.lost).toBe(true)
    live.stop()
    expect(live.lost).toBe(false)
  })
})
