/** A lesson as a way through its frames: what is asked where, what was meant, and how far somebody has come. */
import { sameAction } from '$lib/games/suggested'
import type { Frame } from '$lib/protocol/frames'
import type { AnyAction } from '$lib/protocol/games'
import type { LessonShown, TaskShown } from '$lib/protocol/lessons'
import type { Shelf } from './shelves'

/** Where somebody is: before a move of theirs, watching, in front of a curtain, or at the end. */
export type Place =
  /** The move of this step is asked for. */
  | { readonly at: 'step'; readonly step: number; readonly index: number }
  /** A curtain hides what is passed over before this step; the table behind it is still the old one. */
  | { readonly at: 'curtain'; readonly step: number; readonly index: number }
  /** What has just been done is on the table; the next step, or the end, comes by itself. */
  | { readonly at: 'watching'; readonly step: number; readonly index: number }
  | { readonly at: 'done'; readonly step: number; readonly index: number }

const indexOf = (lesson: LessonShown, n: number): number => lesson.frames.findIndex((frame) => frame.n === n)

/** Where a step begins; the number of steps is the end. */
export function placeOf(lesson: LessonShown, step: number): Place {
  const task = lesson.tasks[step]
  if (!task) return { at: 'done', step: lesson.tasks.length, index: lesson.frames.length - 1 }
  const index = indexOf(lesson, task.frame)
  return task.curtain ? { at: 'curtain', step, index: index - 1 } : { at: 'step', step, index }
}

/** What comes next, whoever moves. */
export function after(lesson: LessonShown, place: Place): Place {
  if (place.at === 'done') return place
  const index = place.index + 1
  if (place.at === 'curtain') return { at: 'step', step: place.step, index }
  const step = place.at === 'step' ? place.step + 1 : place.step
  const task = lesson.tasks[step]
  if (place.at === 'watching') {
    // The move itself is seen before the curtain falls.
    if (task?.curtain && index === indexOf(lesson, task.frame)) return { at: 'curtain', step, index: place.index }
    if (index >= lesson.frames.length) return placeOf(lesson, lesson.tasks.length)
  }
  return task && !task.curtain && index === indexOf(lesson, task.frame) ? { at: 'step', step, index } : { at: 'watching', step, index }
}

/** Whether this is the move asked for, or one that comes to the same. */
export function isAsked(task: TaskShown, action: AnyAction): boolean {
  return [task.action, ...task.also].some((one) => sameAction(one as unknown as AnyAction, action))
}

/** The move that a step asks for. */
export const askedIn = (task: TaskShown): AnyAction => task.action as unknown as AnyAction

/** The frames that belong together: what lies behind a curtain is another story. */
export function sceneOf(lesson: LessonShown, index: number): readonly Frame[] {
  const [opening] = lesson.tasks.filter((task) => task.curtain).map((task) => indexOf(lesson, task.frame)).filter((start) => start <= index).slice(-1)
  return lesson.frames.slice(opening ?? 0, index + 1)
}

/** What friends have said since the last move of the learner, with the seat of whoever said it. */
export function saidBefore(lesson: LessonShown, index: number): { readonly seat: number; readonly words: string }[] {
  const said: { seat: number; words: string }[] = []
  for (const frame of sceneOf(lesson, index).toReversed()) {
    if (frame.seat === lesson.seat) break
    const comment = lesson.comments.find((one) => one.frame === frame.n)
    if (comment && frame.seat !== null) said.unshift({ seat: frame.seat, words: comment.words })
  }
  return said
}

const PAUSE = 1100
const TO_READ = 2400
const STILL = 250

/** How long a frame is looked at before the next, in milliseconds. What was said stays to be read. */
export function pauseAt(lesson: LessonShown, index: number, still: boolean): number {
  if (still) return STILL
  const n = lesson.frames[index]?.n
  return lesson.comments.some((one) => one.frame === n) ? TO_READ : PAUSE
}

// -- how far somebody has come ------------------------------------------------------

const keyOf = (game: string): string => `phantomline-lesson-${game}`

/** The step at which somebody left; 0 for newcomers, and for whoever has seen it all. */
export function readStep(shelf: Shelf, lesson: LessonShown): number {
  try {
    const kept = shelf.getItem(keyOf(lesson.game))
    return Math.max(0, lesson.tasks.findIndex((task) => task.words === kept))
  } catch {
    return 0 // a private window
  }
}

/** Keep a step by its name: a lesson may grow another one before it. */
export function keepStep(shelf: Shelf, lesson: LessonShown, step: number): void {
  try {
    shelf.setItem(keyOf(lesson.game), lesson.tasks[step]?.words ?? 'done')
  } catch {
    // Then it lasts as long as the page.
  }
}
