/**
 * What tables promised before their deal, as this browser heard it then, and what it mixed in itself: what a server
 * says of that later proves nothing.
 */
import type { Checked } from '$lib/protocol/http'
import type { Summary } from '$lib/protocol/messages'
import { lasting, type Shelf } from './shelves'

const KEY = 'phantomline-promises'
/** The latest so many are kept. */
const MOST = 100

interface Promised {
  readonly table: string
  readonly commitment: string
  /** By seat, what came from here. */
  readonly nonces: Readonly<Record<string, string>>
}

/** How a finished game compares with it: `unknown` if nothing was noted of it, `lost` if what came from here is not in it. */
export type Compared = 'same' | 'other' | 'lost' | 'unknown'

export class Promises {
  constructor(private readonly shelf: Shelf) {}

  /** Note what an open table promises; what was heard first stays. */
  note({ id, status, commitment }: Pick<Summary, 'id' | 'status' | 'commitment'>): void {
    if (status === 'open' && !this.#of(id)) this.#keep({ table: id, commitment, nonces: {} })
  }

  /** Note what was mixed in with a seat of ours. */
  mix(table: string, seat: number, nonce: string): void {
    const known = this.#of(table)
    if (known) this.#keep({ ...known, nonces: { ...known.nonces, [seat]: nonce } })
  }

  /** Whether something was mixed in there. */
  mixed(table: string): boolean {
    return Object.keys(this.#of(table)?.nonces ?? {}).length > 0
  }

  /**
   * Compare what was noted with what is told of a game: `nonces` are those it was played with, of the seats that are
   * still `mine`. A record from elsewhere has no table, and may be of one that was noted.
   */
  compare(table: string | null, { commitment }: Checked, nonces: readonly string[] = [], mine: readonly number[] = []): Compared {
    if (table === null) return this.#all().some((one) => one.commitment === commitment) ? 'same' : 'unknown'
    const known = this.#of(table)
    if (!known) return 'unknown'
    if (known.commitment !== commitment) return 'other'
    const lost = mine.some((seat) => (known.nonces[seat] ?? nonces[seat]) !== nonces[seat])
    return lost ? 'lost' : 'same'
  }

  #of(table: string): Promised | undefined {
    return this.#all().find((one) => one.table === table)
  }

  #all(): Promised[] {
    try {
      const found: unknown = JSON.parse(this.shelf.getItem(KEY) ?? '[]')
      return Array.isArray(found) ? found.filter(isPromised) : []
    } catch {
      return []
    }
  }

  #keep(promised: Promised): void {
    const others = this.#all().filter((one) => one.table !== promised.table)
    try {
      this.shelf.setItem(KEY, JSON.stringify([...others, promised].slice(-MOST)))
    } catch {
      // Then nothing was noted, and whoever checks the game hears that.
    }
  }
}

function isPromised(one: unknown): one is Promised {
  if (!one || typeof one !== 'object') return false
  const { table, commitment, nonces } = one as Partial<Record<keyof Promised, unknown>>
  return typeof table === 'string' && typeof commitment === 'string' && !!nonces && typeof nonces === 'object'
}

/** The nonces that the record of a game reveals, by seat. */
export function noncesIn(record: string): readonly string[] {
  try {
    const header = JSON.parse(record.slice(0, record.indexOf('\n'))) as { fate?: { nonces?: unknown } }
    const found = header.fate?.nonces
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export const promises = new Promises(lasting)
