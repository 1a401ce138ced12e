// Written by `scripts/web types`; change the structs of the server instead.

/** Some lines of a section under a heading of their own. */
export interface Part {
  readonly heading: string
  readonly lines: readonly string[]
}

/** Lines under a heading, and perhaps parts; `id` is the same in every language. */
export interface Section {
  readonly id: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly parts: readonly Part[]
}

/**
 * A table in words after entry `seq`.
 *
 * `notes` has one entry for each of the view's legal actions, in their order: what the action
 * would do, empty where its own words say it all.
 */
export interface Described {
  readonly seq: number
  readonly seat: number | null
  readonly sections: readonly Section[]
  readonly notes: readonly string[]
}
