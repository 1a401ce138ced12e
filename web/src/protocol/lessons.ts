// Written by `scripts/web types`; change the structs of the server instead.
import type { Frame } from './frames'
import type { Problem } from './http'
import type { GaloreProspects, GhostsProspects, TrainProspects } from './prospects'

/** Something that the learner would like to do at a frame. */
export interface Tried {
  readonly frame: number
  readonly action: Readonly<Record<string, unknown>>
}

/**
 * A step of a lesson: at this `frame` the learner is asked for this `action`.
 *
 * `also` are moves that come to the same. With a `curtain`, the moves since the last step are
 * not shown. `words` name what is said, and `rule` is where to read on.
 */
export interface TaskShown {
  readonly frame: number
  readonly words: string
  readonly rule: string
  readonly curtain: boolean
  readonly action: Readonly<Record<string, unknown>>
  readonly also: readonly (Readonly<Record<string, unknown>>)[]
}

/** What a friend says of the move that led to this frame. */
export interface Comment {
  readonly frame: number
  readonly words: string
}

/**
 * A guided first game, as whoever learns sees it from `seat`, among `friends`.
 *
 * `frames` follow one another as at a real table; where their `n` jumps, moves are passed
 * over. Views at which the learner is asked for a move list all that would be legal there.
 * `comments` belong to the frames with their numbers; `prospects` are those of each frame,
 * `null` where they are those of the frame before.
 */
export interface LessonShown {
  readonly game: string
  readonly seat: number
  readonly friends: readonly string[]
  readonly tasks: readonly TaskShown[]
  readonly comments: readonly Comment[]
  readonly frames: readonly Frame[]
  readonly prospects: readonly (GaloreProspects | GhostsProspects | TrainProspects | null)[]
}

/** Why the rules forbid it; `null` if they do not, or if nothing is asked there. */
export interface Verdict {
  readonly refused: Problem | null
}
