/** The shortest missing way to a goal, as the server worked it out. */
import type { TrainPhrases } from '$lib/words/phrases'
import type { Words } from '$lib/words/sentences'
import type { AnyProspects } from '../boards'
import type { Goal } from './model'

export interface WayShown {
  readonly routes: readonly string[]
  readonly text: string
}

export function wayOf(found: AnyProspects | null, goal: Goal, words: Words, phrases: TrainPhrases): WayShown {
  const ways = found?.game === 'train' ? found.ways : []
  const way = ways.find((one) => one.goal === goal.kind && one.ticket === goal.ticket)
  if (!way) return { routes: [], text: words.say('board-train-way-unknown') }
  if (way.routes === null) return { routes: [], text: words.say('board-train-way-none') }
  const routes = words.join(way.routes.map((route) => phrases.line(route)))
  const said = { routes, count: way.routes.length, carriages: way.carriages, enough: way.enough ? 'yes' : 'no' }
  return { routes: way.routes, text: words.say('board-train-way-text', said) }
}
