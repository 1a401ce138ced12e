/** How a table is set up, as people choose it. */
import type { GameInfo } from '$lib/protocol/http'
import type { Clock } from '$lib/protocol/messages'

const move = (seconds: number): Clock => ({ move: seconds, game: null, increment: 0 })

/** The clocks that a table may have, by name. */
export const CLOCKS = { none: null, quick: move(30), relaxed: move(120), days: move(86_400) } as const
export type ClockName = keyof typeof CLOCKS

/** The name of a clock; a program may have set one that has none. */
export function clockName(clock: Clock | null): ClockName | 'own' {
  const same = JSON.stringify(clock)
  const found = Object.entries(CLOCKS).find(([, one]) => JSON.stringify(one) === same)
  return (found?.[0] as ClockName | undefined) ?? 'own'
}

interface Switch {
  readonly field: string
  /** What it does, in one line. */
  readonly hint: string
}

/** What can be switched on in a game. */
export function switchesOf(game: GameInfo): Switch[] {
  const fields = (game.options.properties ?? {}) as Record<string, { type?: string; description?: string }>
  return Object.entries(fields)
    .filter(([, schema]) => schema.type === 'boolean')
    .map(([field, schema]) => ({ field, hint: schema.description ?? '' }))
}

/** For how many players a game can be set, with so many seats taken at the front. */
export function countsOf(game: GameInfo, taken = 0): number[] {
  const least = Math.max(game.min_players, taken)
  return Array.from({ length: Math.max(0, game.max_players - least + 1) }, (_, n) => n + least)
}
