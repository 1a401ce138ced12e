import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../src/core/live.svelte'

class Quiet {
  send = vi.fn()
  close = vi.fn()
}

describe('a table that is asked for something', () => {
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
    await live.do(second)
    await vi.advanceTimersByTimeAsync(100)
    expect(live.busy).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(live.busy).toBe(true)
    resolve()
    await done
    expect(live.busy).toBe(false)
    expect(second).not.toHaveBeenCalled()
    await live.do(second)
    await vi.advanceTimersByTimeAsync(1000)
    expect(second).toHaveBeenCalledOnce()
    expect(live.busy).toBe(false)
    live.stop()
  })
})
