/** A table of one's own with bots, in one click. */
import type { GameName } from '$lib/protocol/games'
import { router } from './router.svelte'
import { api, session } from './session.svelte'

/** How many bots make a lively first game. */
const BOTS: Record<GameName, readonly string[]> = {
  galore: ['easy', 'greedy'],
  ghosts: ['easy', 'greedy', 'easy'],
  train: ['easy', 'greedy'],
}

/** Set a table, start its game and go there. */
export async function playNow(game: GameName): Promise<void> {
  await session.arrive()
  const bots = BOTS[game]
  const table = await api.create({ game, seats: bots.length + 1, placings: ['me', ...bots] })
  await api.start(table.id)
  router.go({ at: 'table', id: table.id })
}
