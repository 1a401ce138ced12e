// Written by `scripts/web types`; change the structs of the server instead.

/** How a game ended: why, which seats won (together), and every seat's score. */
export interface Outcome {
  readonly reason: string
  readonly winners: readonly number[]
  readonly scores: readonly number[]
}
