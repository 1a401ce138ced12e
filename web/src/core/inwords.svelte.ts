/** A table in words as the server tells it: asked for only where somebody reads it. */
import type { Described } from '$lib/protocol/described'
import { ApiError } from './api'

export class InWords {
  /** What was told last; it stays until there is something newer. */
  told = $state.raw<Described | null>(null)
  /** It could not be told. */
  lost = $state(false)
  /** Something newer is on its way. */
  busy = $state(false)
  #key = ''
  #asking = false

  constructor(private readonly load: () => Promise<Described>) {}

  /** Have the table told as it is at `key`, unless it was told so already. */
  async want(key: string): Promise<void> {
    if (key === this.#key && !this.lost) return
    this.#key = key
    // Whoever asks meanwhile gets the latest: others may move faster than anybody reads.
    if (this.#asking) return
    this.#asking = true
    this.busy = true
    try {
      let told = ''
      while (told !== this.#key) {
        told = this.#key
        await this.#ask()
      }
    } finally {
      this.#asking = false
      this.busy = false
    }
  }

  async #ask(): Promise<void> {
    try {
      this.told = await this.load()
      this.lost = false
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.lost = true
    }
  }
}
