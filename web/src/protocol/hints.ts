// Written by `scripts/web types`; change the structs of the server instead.

/** One term of an evaluation: a code that the catalogues have a sentence for, and its weight. */
export interface Reason {
  readonly code: string
  readonly value: number
}

/**
 * An action with what to expect of it.
 *
 * `win` is the estimated chance of winning and `score` the expected final score; both are
 * `null` where there is only one thing to do. `reasons` are what speaks for it rather than
 * for another, the weightiest first.
 */
export interface Hint {
  readonly action: Readonly<Record<string, unknown>>
  readonly win: number | null
  readonly score: number | null
  readonly reasons: readonly Reason[]
}

/** The best few actions of a seat after entry `seq`, the best first. */
export interface Advice {
  readonly seq: number
  readonly seat: number
  readonly hints: readonly Hint[]
}
