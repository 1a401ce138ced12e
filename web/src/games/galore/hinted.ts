/** Suggested placements, space by space: two of them may share one and differ in how the tile is turned. */
import { foremost, type Suggested } from '$lib/games/suggested'
import type { Place } from '$lib/protocol/galore'

type Placed = Suggested & { readonly action: Place }

export interface HintedSpace {
  readonly cell: number
  /** How the tile is shown to lie. */
  readonly rotation: number
  readonly strong: boolean
  /** The best first. */
  readonly marks: readonly Placed[]
}

export function hintedSpaces(suggested: readonly Suggested[]): HintedSpace[] {
  const found = new Map<number, Placed[]>()
  for (const one of suggested) {
    if (one.action.type !== 'place') continue
    found.set(one.action.cell, [...(found.get(one.action.cell) ?? []), { ...one, action: one.action }])
  }
  return [...found].map(([cell, marks]) => {
    const shown = foremost(marks)
    return {
      cell,
      rotation: shown?.action.rotation ?? 0,
      strong: shown?.strong ?? false,
      marks: marks.toSorted((a, b) => a.rank - b.rank),
    }
  })
}
