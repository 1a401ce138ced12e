/** A lesson on screen: where we are in it, and what has just been said about a move. */
import { prospectsIn, toldIn } from './frames'
import { after, askedIn, isAsked, keepStep, pauseAt, type Place, placeOf, readStep, saidBefore, sceneOf } from './lesson'
import { api } from './session.svelte'
import { settings } from './settings.svelte'
import { lasting } from './shelves'
import type { AnyProspects } from '$lib/games/boards'
import type { Frame } from '$lib/protocol/frames'
import type { AnyAction } from '$lib/protocol/games'
import type { LessonShown, TaskShown } from '$lib/protocol/lessons'
import type { Told } from '$lib/protocol/messages'
import type { Why } from '$lib/words/sentences'

/** Why a move was not made: another one is asked for, or the rules forbid it, for a reason that is known or not. */
export type Instead = 'other' | 'illegal' | Why

export class Lesson {
  place = $state.raw<Place>({ at: 'step', step: 0, index: 0 })
  /** Somebody tried another move. */
  instead = $state.raw<Instead | null>(null)
  /** They were here before, and go on where they left. */
  readonly returned: boolean
  readonly #prospects: readonly (AnyProspects | null)[]
  /** Whether the frame on screen came by itself, so that its events may move. */
  #fresh = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The step whose move is asked for, if one is. */
  readonly task = $derived.by((): TaskShown | null => (this.place.at === 'step' ? (this.lesson.tasks[this.place.step] ?? null) : null))
  readonly frame = $derived.by(() => this.lesson.frames[this.place.index] as Frame)
  readonly events = $derived.by(() => (this.#fresh ? this.frame.events : []))
  readonly log = $derived.by((): readonly Told[] => toldIn(sceneOf(this.lesson, this.place.index)))
  /** What friends have said since the last move of ours. */
  readonly said = $derived.by(() => (this.place.at === 'curtain' ? [] : saidBefore(this.lesson, this.place.index)))

  constructor(readonly lesson: LessonShown) {
    this.#prospects = prospectsIn(lesson.prospects)
    const step = readStep(lasting, lesson)
    this.returned = step > 0
    this.place = placeOf(lesson, step)
  }

  /** The learner does something on the board. */
  act = (action: AnyAction): void => {
    if (!this.task) return
    if (isAsked(this.task, action)) this.#go(after(this.lesson, this.place))
    else this.instead = 'other'
  }

  /** The learner tries what the rules forbid, and hears why as at any table. */
  why = async (action: AnyAction): Promise<void> => {
    const place = this.place
    if (!this.task) return
    const tried = { frame: this.task.frame, action: { ...action } }
    const refused = await api.lessonWhy(this.lesson.game, tried).catch(() => null)
    // Somebody in a hurry may be elsewhere by now.
    if (this.place === place) this.instead = refused ?? 'illegal'
  }

  /** Make the move that is asked for. */
  show = (): void => {
    if (this.task) this.act(askedIn(this.task))
  }

  /** Do not wait any longer: raise the curtain, or hurry the friends. */
  on = (): void => {
    if (this.place.at === 'curtain' || this.place.at === 'watching') this.#go(after(this.lesson, this.place))
  }

  /** Go to a step without what comes before it. */
  jump = (step: number): void => {
    this.#fresh = false
    this.#arrive(placeOf(this.lesson, Math.max(0, step)))
  }

  prospects = (): Promise<AnyProspects | null> => Promise.resolve(this.#prospects[this.place.index] ?? null)

  stop(): void {
    clearTimeout(this.#timer)
  }

  #go(place: Place): void {
    // A curtain goes up over another table: nothing there has just moved.
    this.#fresh = this.place.at !== 'curtain' && place.at !== 'curtain'
    this.#arrive(place)
  }

  #arrive(place: Place): void {
    clearTimeout(this.#timer)
    this.instead = null
    this.place = place
    keepStep(lasting, this.lesson, place.step)
    if (place.at === 'watching') this.#timer = setTimeout(this.on, pauseAt(this.lesson, place.index, settings.still))
  }
}
