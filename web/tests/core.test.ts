import { describe, expect, it, vi } from 'vitest'
import { Api, ApiError } from '../src/core/api'
import { pathOf, type Route, routeOf } from '../src/core/route'
import { FIRST, keepSettings, readSettings } from '../src/core/settings'
import { type Shelf, shelfIn } from '../src/core/shelves'
import { leadsHereOnly } from '../src/core/reach'
import { awaySeats, type TableState, timeLeft } from '../src/core/table'
import { clockText, markOf } from '../src/core/time'

describe('a clock', () => {
  it('is read with seconds rounded up, so that nothing left means that it is over', () => {
    expect([9_001, 60_000, 3_754_000, -5].map(clockText)).toEqual(['0:10', '1:00', '1:02:34', '0:00'])
  })
  it('has two marks, at which it is told to whoever does not see it', () => {
    expect([30_001, 30_000, 10_001, 10_000, 0].map(markOf)).toEqual([Infinity, 30, 30, 10, 10])
  })
})

describe('addresses', () => {
  const places: [string, Route][] = [
    ['/', { at: 'home' }],
    ['/t/76hkp5gv0t3142mv', { at: 'table', id: '76hkp5gv0t3142mv' }],
    ['/j/GNBZXJ', { at: 'join', code: 'GNBZXJ' }],
    ['/gallery', { at: 'gallery' }],
    ['/me', { at: 'me' }],
    ['/rules/train', { at: 'rules', game: 'train' }],
    ['/rules/galore#GG-22', { at: 'rules', game: 'galore', rule: 'GG-22' }],
  ]
  it.each(places)('%s leads there and back', (path, route) => {
    const url = new URL(path, 'http://here')
    expect(routeOf(url.pathname, url.search, url.hash)).toEqual(route)
    expect(pathOf(route)).toBe(path)
  })

  it.each(['/nothing', '/t', '/t/a/b', '/rules/chess', '/%E0%A4%A'])('%s leads nowhere', (path) => {
    expect(routeOf(path).at).toBe('nowhere')
  })

  it('does not take a link for whoever opens it', () => {
    expect(routeOf('/t/abc', '?seat=2')).toEqual({ at: 'table', id: 'abc' })
  })

  it('takes a code in any case', () => {
    expect(routeOf('/j/gnbzxj')).toEqual({ at: 'join', code: 'GNBZXJ' })
  })
})

describe('a link for others', () => {
  it.each(['localhost', 'LOCALHOST', 'games.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('leads nowhere from %s', (name) => {
    expect(leadsHereOnly(name)).toBe(true)
  })
  it.each(['192.168.1.5', 'play.example', 'localhost.example', '127.0.0.1.example', '[fe80::1]', ''])('is good from %s', (name) => {
    expect(leadsHereOnly(name)).toBe(false)
  })
})

describe('settings', () => {
  function shelf(text: string | null): Shelf & { kept: string | null } {
    return {
      kept: text,
      getItem() {
        return this.kept
      },
      setItem(_key, value) {
        this.kept = value
      },
    }
  }

  it('are those of a newcomer at first, in the language of the browser', () => {
    expect(readSettings(shelf(null), ['fr-FR', 'es-MX', 'en'])).toEqual({ ...FIRST, language: 'es' })
    expect(readSettings(shelf(null), ['fr']).language).toBe('en')
  })

  it('are kept', () => {
    const place = shelf(null)
    const chosen = { ...FIRST, theme: 'day', language: 'es', motion: 'less', sound: true, volume: 0.25, turns: true, counting: true, muted: ['bruno'] } as const
    keepSettings(place, chosen)
    expect(readSettings(place, ['en'])).toEqual(chosen)
  })

  it.each(['nonsense', '7', 'null', '{"theme":"plaid","language":"xx","volume":7,"muted":[7]}', '{"muted":"bruno"}'])('survive %s', (text) => {
    expect(readSettings(shelf(text), ['en'])).toEqual(FIRST)
  })
})

describe('a shelf', () => {
  it('lasts as long as the page where it fails even to look for one', () => {
    const place = shelfIn(() => {
      throw new DOMException('none here', 'SecurityError')
    })
    expect(place.getItem('a')).toBeNull()
    place.setItem('a', '1')
    expect(place.getItem('a')).toBe('1')
  })
})

describe('the api', () => {
  const answering = (status: number, body: string) => {
    const asked: [string, RequestInit][] = []
    const api = new Api((path, init) => {
      asked.push([path, init])
      return Promise.resolve(new Response(status === 204 ? null : body, { status }))
    }, 'es')
    return { api, asked }
  }

  it('asks in the language of now, and sends JSON', async () => {
    const { api, asked } = answering(201, '{"id":"x"}')
    await api.create({ game: 'ghosts', seats: 3 })
    const [path, init] = asked[0] ?? []
    expect(path).toBe('/api/tables')
    expect(init?.method).toBe('POST')
    expect(init?.headers).toEqual({ 'Accept-Language': 'es', 'Content-Type': 'application/json' })
  })

  it('sends no body, and so no type, where there is nothing to say', async () => {
    const { api, asked } = answering(200, '{}')
    await api.start('a/b')
    expect(asked[0]?.[0]).toBe('/api/tables/a%2Fb/start')
    expect(asked[0]?.[1].headers).toEqual({ 'Accept-Language': 'es' })
  })

  it('makes an error of a refusal', async () => {
    const { api } = answering(409, '{"code":"seats-free","message":"2","params":{"free":2}}')
    const error: unknown = await api.start('x').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'seats-free', params: { free: 2 }, rule: null })
  })

  it('says offline where nobody answers, or somebody who is not our server', async () => {
    const dead = new Api(() => Promise.reject(new TypeError('network')))
    await expect(dead.games()).rejects.toMatchObject({ code: 'offline' })
    const { api } = answering(502, '<html>')
    await expect(api.games()).rejects.toMatchObject({ code: 'offline', status: 502 })
  })

  it('gives up where nothing comes, sooner or later, and first asks whether the line is there', async () => {
    vi.useFakeTimers()
    const waits: number[] = []
    const over = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms)
      return over.signal
    })
    const api = new Api((_path, { signal }) => new Promise((_, fail) => { signal?.addEventListener('abort', () => fail(new DOMException('late', 'TimeoutError'))) }))
    const heard: boolean[] = []
    api.heard = (there) => heard.push(there)
    api.waited = vi.fn()
    const answers = [api.start('x'), api.record('x')].map((one) => one.catch((error: unknown) => error))
    expect(waits).toEqual([20_000, 120_000])
    vi.advanceTimersByTime(3_900)
    expect(api.waited).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(api.waited).toHaveBeenCalledTimes(2)
    over.abort()
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ status: 0, code: 'offline' })
    expect(heard).toEqual([false, false])
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('says where the server knows nobody, and which tables it meets', async () => {
    const { api } = answering(401, '{"code":"no-guest","message":"Who?"}')
    api.unknown = vi.fn()
    await expect(api.statistics()).rejects.toMatchObject({ code: 'no-guest' })
    expect(api.unknown).toHaveBeenCalledOnce()
    const { api: other } = answering(200, '{"id":"x","status":"open"}')
    const met: unknown[] = []
    other.met = (table) => met.push(table.id)
    for (const ask of [other.table, other.byCode, other.rematch]) await ask('x')
    await other.create({ game: 'ghosts', seats: 2 })
    expect(met).toEqual(['x', 'x', 'x', 'x'])
  })

  it('takes an empty answer', async () => {
    await expect(answering(204, '').api.forgetMe()).resolves.toBeUndefined()
  })
})

describe('clocks', () => {
  it('run by the time of the server', () => {
    expect(timeLeft(undefined, 0, 0)).toBeNull()
    expect(timeLeft({ left: 900, until: null }, 500, 0)).toBe(900)
    expect(timeLeft({ left: 900, until: 2_000 }, 500, 1_000)).toBe(500)
    expect(timeLeft({ left: 900, until: 2_000 }, 500, 9_000)).toBe(0)
  })
})

describe('friends who are gone', () => {
  const seat = (player: string | null, bot: string | null = null) => ({ player, bot })
  function table(change: object = {}, view: { actors: number[] } | null = { actors: [0, 1, 2, 3] }) {
    const seats = [seat('ana'), seat('bruno'), seat('inés'), seat(null, 'easy'), seat('gus', 'easy')]
    return { table: { status: 'playing', host: 'ana', seats, settings: { rated: false }, ...change }, view, present: [0, 2] } as unknown as TableState
  }

  it('are those whom the game waits for, and only their host is asked', () => {
    expect(awaySeats(table(), 'ana')).toEqual([1])
    expect(awaySeats(table({}, { actors: [0, 4] }), 'ana')).toEqual([])
    expect(awaySeats(table({}, null), 'ana')).toEqual([])
    for (const player of ['bruno', 'stranger', null]) expect(awaySeats(table(), player)).toEqual([])
    expect(awaySeats(table({ host: null }), null)).toEqual([])
    expect(awaySeats(table({ status: 'over' }), 'ana')).toEqual([])
    expect(awaySeats(table({ settings: { rated: true } }), 'ana')).toEqual([])
  })
})
