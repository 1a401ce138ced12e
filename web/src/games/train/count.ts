/** How many tickets count for a seat: Trick or Treat is one of them. */
import type { TrainView } from '$lib/protocol/train'

export function countOf(view: TrainView, seat: number): number {
  return (view.completed[seat]?.length ?? 0) + (view.bonuses[seat]?.includes('trick-or-treat') ? 1 : 0)
}
