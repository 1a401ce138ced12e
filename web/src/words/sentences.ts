/** `Words`: one language's sentences for everything that the engine and the server say. */
import type { Outcome } from '$lib/protocol/core'
import type { AnyAction, AnyEvent, AnyView } from '$lib/protocol/games'
import type { Catalogue, Language, Params } from './catalogue'
import { type Box, type Phrases, phrasesOf } from './phrases'
import { join, Seats, type Viewer } from './seats'

/** The scores from which on points are told whole. */
const WHOLE_FROM = 10

/** Why something was refused: a stable code, the rule behind it, and what it speaks of. */
export interface Why {
  readonly code: string
  readonly message?: string
  readonly rule?: string | null
  readonly params?: Readonly<Params> | null
}

/** Speaks one language. Finds messages by the rules that `phantomline.words` writes down. */
export class Words {
  readonly language: Language
  readonly #phrases = new WeakMap<Box, Phrases>()

  constructor(readonly catalogue: Catalogue) {
    this.language = catalogue.language
  }

  say(message: string, params: Params = {}): string {
    return this.catalogue.format(message, params)
  }

  has(message: string): boolean {
    return this.catalogue.has(message)
  }

  join(items: readonly string[]): string {
    return join(this.catalogue, items)
  }

  seats(names: readonly string[] = [], viewer: Viewer = null): Seats {
    return new Seats(this.catalogue, names, viewer)
  }

  phrases(box: Box): Phrases {
    let found = this.#phrases.get(box)
    if (!found) this.#phrases.set(box, (found = phrasesOf(this.catalogue, box)))
    return found
  }

  /** What happened, as a sentence to this viewer. */
  event(event: AnyEvent, box: Box, names: readonly string[] = [], viewer: Viewer = null): string {
    const params = this.phrases(box).params({ ...event }, this.seats(names, viewer))
    return this.say(`${box.id}-event-${event.type}`, params)
  }

  /** A move as a person would say it; with a view, also what it would do. */
  action(action: AnyAction, box: Box, view: AnyView | null = null, names: readonly string[] = []) {
    const phrases = this.phrases(box)
    const params = phrases.params({ ...action }, this.seats(names, view?.seat ?? null))
    return this.say(`${box.id}-action-${action.type}`, { ...params, ...phrases.effect(action, view) })
  }

  /** Why a rule forbids a move. */
  refusal(why: Why, box: Box, names: readonly string[] = [], viewer: Viewer = null): string {
    const params = this.phrases(box).params(why.params ?? {}, this.seats(names, viewer))
    const own = `${box.id}-refused-${why.code}`
    const message = this.has(own) ? own : `refused-${why.code}`
    return this.say('refused-by-rule', { why: this.say(message, params), rule: why.rule ?? '' })
  }

  /** Why anything was refused, in this language where it has words for it. */
  refused(why: Why, box?: Box, names: readonly string[] = [], viewer: Viewer = null): string {
    if (why.rule && box) return this.refusal(why, box, names, viewer)
    for (const kind of ['table', 'server', 'web'])
      if (this.has(`${kind}-refused-${why.code}`))
        return this.say(`${kind}-refused-${why.code}`, { ...why.params })
    return why.message ?? why.code
  }

  /** Who won and why. */
  outcome(outcome: Outcome, box: Box, names: readonly string[] = [], viewer: Viewer = null): string {
    const params = this.phrases(box).params({ ...outcome }, this.seats(names, viewer))
    const own = `${box.id}-outcome-${outcome.reason}`
    // Whoever is left when the others give up wins by no rule of the game.
    const others = outcome.scores.length - outcome.winners.length
    return this.has(own) ? this.say(own, params) : this.say(`web-outcome-${outcome.reason}`, { ...params, others })
  }

  rule(rule: string): string {
    const message = `rule-${rule}`
    return this.has(message) ? this.say(message) : this.say('no-rule', { rule })
  }

  /** What an option of a game does; games share those without words of their own. */
  option(game: string, field: string): string {
    const own = `${game}-option-${field}`
    return this.say(this.has(own) ? own : `option-${field}`)
  }

  /** What a move leads to: the chance of winning, and the score at the end. */
  expected(game: string, win: number, score: number): string {
    const unit = this.say(`${game}-score`)
    // A tenth says nothing of more than a hundred points, and much of three.
    const points = score >= WHOLE_FROM ? String(even(score)) : score.toFixed(1)
    return this.say('bot-hint-expected', { win: percent(win), score: this.language === 'es' ? points.replace('.', ',') : points, unit })
  }

  /** What speaks for a move, as one phrase that follows it: “to keep mist for worse times”. */
  why(game: string, codes: readonly string[]): string {
    const reason = (code: string) => (this.has(`bot-reason-${game}-${code}`) ? `bot-reason-${game}-${code}` : `bot-reason-${code}`)
    return this.join(codes.map((code) => this.say(reason(code))))
  }

  /** What a bot is like in one line. */
  character(bot: string): string {
    const message = `bot-${bot.split(':')[0]}-character`
    return this.say(this.has(message) ? message : 'bot-program-character')
  }
}

/** A chance in whole percents; of two that are as near, the even one, as Python rounds. */
export function percent(chance: number): number {
  return even(100 * chance)
}

function even(exact: number): number {
  const down = Math.floor(exact)
  return exact - down === 0.5 ? down + (down % 2) : Math.round(exact)
}
