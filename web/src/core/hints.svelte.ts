/** Hints for one's own decision: asked of the server, shown until it is made, and gone with it. */
import type { Suggested } from '$lib/games/suggested'
import type { AnyAction } from '$lib/protocol/games'
import type { Hint } from '$lib/protocol/hints'
import { ApiError } from './api'
import type { Refusal } from './live.svelte'
import { api } from './session.svelte'

export type Found = Omit<Hint, 'action'> & { readonly action: AnyAction }

export class Hints {
  thinking = $state(false)
  /** The best few, the best first; `null` while none were asked for. */
  found = $state.raw<readonly Found[] | null>(null)
  /** Which of them somebody looks at. */
  chosen = $state(0)
  /** Counts the decisions: what was asked for another one is no longer wanted. */
  #decision = 0

  constructor(
    private readonly table: string,
    private readonly seat: () => number | null,
    private readonly refuse: (why: Refusal) => void,
  ) {}

  get open(): boolean {
    return this.thinking || this.found !== null
  }

  async ask(): Promise<void> {
    if (this.open) return
    const decision = this.#decision
    this.thinking = true
    try {
      const advice = await api.hints(this.table, this.seat())
      if (decision !== this.#decision) return
      this.chosen = 0
      this.found = advice.hints as unknown as readonly Found[]
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // What is refused because the table has moved on meanwhile is nobody's business any more.
      if (decision === this.#decision) this.refuse(error)
    } finally {
      if (decision === this.#decision) this.thinking = false
    }
  }

  /** Put them away: another decision is at hand, or they have been read. */
  forget(): void {
    this.#decision++
    this.thinking = false
    this.found = null
  }

  /** What a board points out. */
  suggested(label: (rank: number) => string): Suggested[] {
    return (this.found ?? []).map(({ action }, n) => ({ action, rank: n + 1, strong: n === this.chosen, label: label(n + 1) }))
  }
}
