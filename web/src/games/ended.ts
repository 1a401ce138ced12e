/** What boards make of a game that is over, wherever it stood: somebody gave up, and nobody plays on. */
import type { Outcome } from '$lib/protocol/core'
import type { AnyView } from '$lib/protocol/games'

/** Return a view as it is to be drawn: once there is an outcome, nobody acts and nothing is open. */
export function atEnd<V extends AnyView>(view: V, outcome: Outcome | null): V {
  return outcome === null || view.phase === 'over' ? view : { ...view, phase: 'over', actors: [], legal: [] }
}

/** Return a view with nothing open, for somebody who may not move now: a bot plays for them, or nobody plays any more. */
export function idle(view: AnyView): AnyView {
  return view.legal.length ? { ...view, legal: [] } : view
}
