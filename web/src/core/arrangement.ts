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

const fieldsOf = (game: GameInfo) => (game.options.properties ?? {}) as Record<string, { type?: string; description?: string }>

/** What can be switched on in a game. */
export function switchesOf(game: GameInfo): Switch[] {
  return Object.entries(fieldsOf(game))
    .filter(([, schema]) => schema.type === 'boolean')
    .map(([field, schema]) => ({ field, hint: schema.description ?? '' }))
}

const CHANCE = -1

/** Whether the host of a game may say who starts. */
export function picksStart(game: GameInfo): boolean {
  return 'start' in fieldsOf(game)
}

/** The seat that these options let start; `-1` where chance decides. */
export function starterOf(options: Readonly<Record<string, unknown>>, seats: number): number {
  return typeof options.start === 'number' && options.start < seats ? options.start : CHANCE
}

/** What a host has chosen, as the server is asked for it: without what is left to chance, or off. */
export function chosenOf(options: Readonly<Record<string, unknown>>, seats: number): Record<string, unknown> {
  const { start: _, ...others } = options
  const start = starterOf(options, seats)
  const on = Object.entries(others).filter(([, value]) => value !== false)
  return { ...Object.fromEntries(on), ...(start !== CHANCE && { start }) }
}

/** For how many players a game can be set, with so many seats taken at the front. */
export function countsOf(game: GameInfo, taken = 0): number[] {
  const least = Math.max(game.min_players, taken)
  return Array.from({ length: Math.max(0, game.max_players - least + 1) }, (_, n) => n + least)
}
