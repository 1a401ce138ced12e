/** Seats as people: names, who is "you", and lists of several. */
import type { Catalogue } from './catalogue'

/** A seat, counted from 0, or `null` for somebody who only watches. */
export type Viewer = number | null

/** Who sits where, as one viewer sees it. */
export class Seats {
  constructor(
    readonly catalogue: Catalogue,
    readonly names: readonly string[] = [],
    readonly viewer: Viewer = null,
  ) {}

  who(seat: number): string {
    return seat === this.viewer ? 'you' : 'other'
  }

  name(seat: number): string {
    return this.names[seat] ?? this.catalogue.format('seat-name', { seat: String(seat) })
  }

  /** The name of a seat inside a list, where the viewer is "you" too. */
  called(seat: number): string {
    return seat === this.viewer ? this.catalogue.format('seat-you') : this.name(seat)
  }

  /** How a sentence speaks of these seats. */
  whos(seats: readonly number[]): string {
    if (seats.length === 0) return 'none'
    if (seats.length > 1) return 'many'
    return seats[0] === this.viewer ? 'you' : 'one'
  }

  /** These seats as a list of names; the viewer comes last, as is polite. */
  list(seats: readonly number[]): string {
    const ordered = seats.filter((seat) => seat !== this.viewer)
    ordered.push(...seats.filter((seat) => seat === this.viewer))
    return join(this.catalogue, ordered.map((seat) => this.called(seat)))
  }

  /** One number for every seat, such as points. */
  tally(values: readonly number[]): string {
    return values
      .map((value, seat) => this.catalogue.format('seat-tally', { name: this.called(seat), value }))
      .join(', ')
  }
}

/** A list as one phrase: "a", "a and b", "a, b and c". */
export function join(catalogue: Catalogue, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  const start = items.slice(0, -1).join(', ')
  const end = items.at(-1) ?? ''
  // Spanish says "e" for "and" before the sound of i.
  const sound = end.toLowerCase().replace(/^[¡¿«“]+/, '').replace('hi', 'i').replaceAll('í', 'i')
  const spoken = sound.startsWith('i') && !sound.startsWith('ie') ? 'i' : 'other'
  return catalogue.format('list-and', { start, end, sound: spoken })
}
