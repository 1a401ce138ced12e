/** Looking back: one earlier moment of a table on screen, while play goes on. */
import type { Then } from '$lib/protocol/moments'
import { ApiError } from './api'
import type { Refusal } from './live.svelte'
import { api } from './session.svelte'

export class Past {
  /** The entry after which the board is shown; `null` for now. */
  seq = $state<number | null>(null)
  /** How things stood then; until that is known, what was shown before stays. */
  then = $state.raw<Then | null>(null)
  readonly #kept = new Map<number, Then>()

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    private readonly refuse: (why: Refusal) => void,
  ) {}

  async show(seq: number): Promise<void> {
    this.seq = seq
    try {
      const found = this.#kept.get(seq) ?? (await api.moment(this.table, seq, this.seat()))
      this.#kept.set(seq, found)
      // Somebody in a hurry may be elsewhere by now.
      if (this.seq === seq) this.then = found
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.refuse(error)
      if (this.seq === seq) this.seq = this.then?.seq ?? null
    }
  }

  back(): void {
    this.seq = null
    this.then = null
  }
}
