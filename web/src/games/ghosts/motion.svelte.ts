/** The cards in the air, and what lies hidden until they land. */
import { SvelteSet } from 'svelte/reactivity'
import type { AnyEvent } from '$lib/protocol/games'
import { type Box, type Flight, flightsOf, places } from './flight'
import { movesOf } from './moves'

export class Motion {
  flights = $state.raw<readonly Flight[]>([])
  /** What a card in the air will be when it lands. */
  readonly hidden = new SvelteSet<string>()
  #before: ReadonlyMap<string, Box> = new Map()

  /** Remember where everything lies, before the table changes. */
  remember(root: HTMLElement): void {
    this.#before = places(root)
  }

  /** Let fly what these events move, once the table has changed. */
  launch(root: HTMLElement, events: readonly AnyEvent[], viewer: number | null): void {
    const fresh = flightsOf(movesOf(events, viewer), this.#before, places(root))
    for (const flight of fresh) if (flight.hides) this.hidden.add(flight.hides)
    this.flights = [...this.flights, ...fresh]
  }

  land(flight: Flight): void {
    this.flights = this.flights.filter((one) => one !== flight)
    if (flight.hides && !this.flights.some((one) => one.hides === flight.hides)) this.hidden.delete(flight.hides)
  }

  /** Somebody else looks now: nothing of this may be seen. */
  stop(): void {
    this.flights = []
    this.hidden.clear()
  }
}
