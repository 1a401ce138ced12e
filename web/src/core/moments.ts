/** The moments of a game that one can look back at. */
import type { Told } from '$lib/protocol/messages'

/** Entries after which the board looks different. */
const CHANGES: readonly string[] = ['started', 'moved', 'tookback', 'answered']

/** Return the numbers of all moments, in order; before the start there is nothing to see. */
export function momentsOf(log: readonly Told[]): number[] {
  const start = log.find((entry) => entry.kind === 'started')?.seq ?? Infinity
  return log
    .filter((entry) => entry.seq >= start && CHANGES.includes(entry.kind) && entry.yes !== false)
    .map((entry) => entry.seq)
}

/** Return the moment that an entry of the log belongs to: its own, or the one before it. */
export function momentAt(moments: readonly number[], seq: number): number | null {
  return moments.findLast((one) => one <= seq) ?? null
}

/** Return the moment so many steps away from another, or `null` behind either end. */
export function stepFrom(moments: readonly number[], seq: number, steps: number): number | null {
  const here = momentAt(moments, seq)
  return here === null ? null : (moments[moments.indexOf(here) + steps] ?? null)
}
