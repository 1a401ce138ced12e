/** All that one's own page shows, read together and read on. */
import type { Insight, MyGame } from '$lib/protocol/http'
import { GAMES } from '$lib/protocol/games'
import { need } from '$lib/words/current.svelte'
import { api, session } from './session.svelte'

/** The server lists so many games at a time. */
const PAGE = 100

export class Mine {
  /** `null` until it was read; nothing where this browser is nobody's yet. */
  statistics = $state.raw<Readonly<Record<string, Insight>> | null>(null)
  games = $state.raw<readonly MyGame[]>([])
  more = $state(false)
  failed = $state(false)
  /** Whose they are. */
  of: string | null = null

  async read(): Promise<void> {
    try {
      await need('web-me', 'bots', ...GAMES)
      const me = await session.look()
      const [statistics, games] = me ? await Promise.all([api.statistics(), api.played()]) : [{}, []]
      this.games = games
      this.more = games.length === PAGE
      this.of = me?.id ?? null
      this.statistics = statistics
      this.failed = false
    } catch {
      this.failed = true
    }
  }

  async older(): Promise<void> {
    const last = this.games.at(-1)
    if (!last) return
    const games = await api.played(last).catch(() => null)
    if (!games) return
    this.games = [...this.games, ...games]
    this.more = games.length === PAGE
  }

  /** All games that one has finished, also those around one screen that count in no statistics. */
  get finished(): number {
    return session.me?.finished ?? 0
  }
}
