/** The guest that this browser is, and the one way to the server. */
import type { Me } from '$lib/protocol/http'
import { Api } from './api'
import { promises } from './promises'

export const api = new Api()
api.met = (table) => promises.note(table)
// Deleted on another device: whoever we were, we are nobody now.
api.unknown = () => void (guest && session.look().catch(() => undefined))

let guest = $state.raw<Me | null>(null)
let looked = $state(false)
let arriving: Promise<Me> | null = null
let looking: Promise<Me | null> | null = null

async function find(): Promise<Me | null> {
  const before = guest
  const found = await api.me()
  // Somebody may have arrived meanwhile.
  if (found || guest === before) guest = found
  return guest
}

export const session = {
  /** Who we are, once that is known; nobody until the first game. */
  get me(): Me | null {
    return guest
  },
  get looked(): boolean {
    return looked
  },
  /** Find out whether this browser is a guest already. */
  look(): Promise<Me | null> {
    looking ??= find().finally(() => {
      looked = true
      looking = null
    })
    return looking
  },
  /** Be somebody, a newcomer if need be. */
  async arrive(): Promise<Me> {
    if (guest) return guest
    arriving ??= api.arrive({ lang: api.language === 'es' ? 'es' : 'en' })
    try {
      guest = await arriving
      return guest
    } finally {
      arriving = null
    }
  },
  /** Be somebody else from now on, or nobody. */
  become(who: Me | null): void {
    guest = who
  },
  async rename(name: string): Promise<void> {
    await session.arrive()
    guest = await api.change({ name })
  },
}
