/** Which turns somebody hears of away from their tables, and at which of them that was told. */
import type { SeatShown } from '$lib/protocol/messages'
import type { Shelf } from './shelves'

const KEY = 'turns'

/** At which tables it is known to be one's turn, so that each turn is told once, whichever page is opened next. */
export class Known {
  readonly #mine: Set<string>

  constructor(readonly shelf: Shelf) {
    this.#mine = new Set(kept(shelf))
  }

  /** Note how a table stands; whether that is a turn nobody knew of. */
  note(table: string, mine: boolean): boolean {
    if (mine === this.#mine.has(table)) return false
    if (mine) this.#mine.add(table)
    else this.#mine.delete(table)
    try {
      this.shelf.setItem(KEY, JSON.stringify(this.tables))
    } catch {
      // Then it is known as long as the page lasts.
    }
    return mine
  }

  /** The tables where it is one's turn, as far as is known. */
  get tables(): string[] {
    return [...this.#mine]
  }
}

function kept(shelf: Shelf): string[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * Whether somebody wants to hear that it is their turn at a table. Where nobody but those around one screen plays
 * they know; and while they are `playing` elsewhere, bots can wait longer than people.
 */
export function worthTelling(seats: readonly Pick<SeatShown, 'player'>[], me: string, playing: boolean): boolean {
  const held = seats.filter((seat) => seat.player === me).length
  const others = seats.some((seat) => seat.player !== null && seat.player !== me)
  return others || (held === 1 && !playing)
}
