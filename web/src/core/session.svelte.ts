/** The guest that this browser is, and the one way to the server. */
import type { Me } from '$lib/protocol/http'
import { Api, ApiError } from './api'

export const api = new Api()

let guest = $state.raw<Me | null>(null)
let looked = $state(false)
let arriving: Promise<Me> | null = null

export const session = {
  /** Who we are, once that is known; nobody until the first game. */
  get me(): Me | null {
    return guest
  },
  get looked(): boolean {
    return looked
  },
  /** Find out whether this browser is a guest already. */
  async look(): Promise<Me | null> {
    try {
      guest = await api.me()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'no-guest') throw error
    } finally {
      looked = true
    }
    return guest
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
  async rename(name: string): Promise<void> {
    await session.arrive()
    guest = await api.change({ name })
  },
}
