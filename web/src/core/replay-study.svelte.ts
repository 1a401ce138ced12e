/** The chances along a game, as they are worked out by the server bit by bit. */
import type { Analysis } from '$lib/protocol/replays'
import { ApiError } from './api'
import { api } from './session.svelte'

const RETRIES = 3

export class Study {
  analysis = $state.raw<Analysis | null>(null)
  /** Why there is nothing more to come, though it is not done. */
  error = $state.raw<ApiError | null>(null)
  running = $state(false)
  #stopped = false

  constructor(private readonly begin: () => Promise<Analysis>) {}

  /** Follow it to its end, or until nobody looks any more. */
  async run(): Promise<void> {
    if (this.running) return
    this.running = true
    this.error = null
    let lost = 0
    try {
      while (!this.#stopped) {
        const known = this.analysis
        try {
          // One that failed stays so: whoever tries again begins it anew.
          const goesOn = known !== null && known.state !== 'failed' && !lost
          const next = goesOn ? await api.analysis(known.id, known.done) : await this.begin()
          lost = 0
          if (this.#stopped) return
          this.analysis = next
          if (next.state === 'done' || next.state === 'failed') return
        } catch (error) {
          // It was put aside, or we came to another server: it is begun again, and goes on where it was.
          if (!(error instanceof ApiError)) throw error
          if (error.code !== 'no-such-analysis' || ++lost > RETRIES) {
            this.error = error
            return
          }
        }
      }
    } finally {
      this.running = false
    }
  }

  /** Go on with what the line cut off, now that it is there again. */
  async resume(): Promise<void> {
    if (this.error?.code === 'offline') await this.run()
  }

  stop(): void {
    this.#stopped = true
  }
}
