/** Actions that somebody recommends, a hint or a lesson, as boards point them out. */
import type { AnyAction } from '$lib/protocol/games'

export interface Suggested {
  readonly action: AnyAction
  /** 1 is the best and so on, which is what its mark shows; 0 is the only one, and shows a star. */
  readonly rank: number
  /** Marked strongest: the best, or the one that somebody looks at. */
  readonly strong: boolean
  /** What the mark says to whoever cannot see it, such as “Hint 1”. */
  readonly label: string
}

/** Whether two actions are the same, in whatever order their fields came. */
export function sameAction(one: AnyAction, other: AnyAction): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(action: AnyAction): string {
  return JSON.stringify(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The suggestion of exactly this action, if there is one. */
export function suggestedFor(suggested: readonly Suggested[], action: AnyAction | undefined): Suggested | undefined {
  return action && suggested.find((one) => sameAction(one.action, action))
}

/** The one to show where several share a place: the strong one, else the best. */
export function foremost<T extends Suggested>(suggested: readonly T[]): T | undefined {
  return suggested.find((one) => one.strong) ?? suggested.toSorted((a, b) => a.rank - b.rank)[0]
}

/** A name with what its marks say: “Draw a tile. Hint 1”. */
export function marked(name: string, ...marks: readonly (Suggested | undefined)[]): string {
  const labels = marks.flatMap((mark) => (mark ? [mark.label] : []))
  return labels.length ? `${/[.!?]$/.test(name) ? name : `${name}.`} ${labels.join('. ')}.` : name
}
