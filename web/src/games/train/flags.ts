/** Flags on the ends of tickets, each with the number of its ticket. */
import type { Rect } from './geometry'
import type { TownLaid } from './layout'
import type { Aim } from './TownMap.svelte'

export interface Flag {
  readonly place: string
  readonly mark: string
  readonly box: Rect
  /** By how much a flag of 18 by 18, with letters of 12, is enlarged. */
  readonly scale: number
}

/** As large as their numbers are read where a unit takes `k` pixels. */
export function flagsOf(town: TownLaid, aims: readonly Pick<Aim, 'mark' | 'ends'>[], k: number): Flag[] {
  const scale = Math.max(1, 0.95 / k)
  const many = new Map<string, number>()
  return aims.flatMap(({ mark, ends }) =>
    ends.flatMap((place) => {
      const at = town.at.get(place)
      if (!at) return []
      const n = many.get(place) ?? 0
      many.set(place, n + 1)
      const [x, y] = [at[0] + town.radius * 0.72 + (n * 20 - 9) * scale, at[1] - town.radius * 0.8 - 9 * scale]
      return [{ place, mark, scale, box: { x, y, w: 18 * scale, h: 18 * scale } }]
    }),
  )
}
