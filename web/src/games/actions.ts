/** The open actions as people would sort them: one heading, a few short buttons. */
import type { AnyAction, AnyView } from '$lib/protocol/games'
import type { Box } from '$lib/words/phrases'
import { GalorePhrases, TrainPhrases } from '$lib/words/phrases'
import type { Words } from '$lib/words/sentences'

export interface Choice {
  readonly action: AnyAction
  /** What its button says beneath the heading. */
  readonly label: string
  /** The whole sentence. */
  readonly sentence: string
}

export interface Group {
  readonly title: string | null
  readonly choices: readonly Choice[]
}

export function groupsOf(view: AnyView, words: Words, box: Box, names: readonly string[]): Group[] {
  const groups = new Map<string | null, Choice[]>()
  for (const action of view.legal) {
    const sentence = words.action(action, box, view, names)
    const [title, label] = within(action, words, box) ?? [null, sentence]
    const group = groups.get(title)
    if (group) group.push({ action, label, sentence })
    else groups.set(title, [{ action, label, sentence }])
  }
  return Array.from(groups, ([title, choices]) => ({ title, choices }))
}

function within(action: AnyAction, words: Words, box: Box): [string, string] | null {
  const phrases = words.phrases(box)
  if (action.type === 'place' && phrases instanceof GalorePhrases)
    return [phrases.place(action.cell), words.say('galore-turned', { rotation: action.rotation })]
  if (action.type === 'claim' && 'route' in action && phrases instanceof TrainPhrases) {
    const price = { ...phrases.effect(action), locomotives: action.locomotives }
    return [phrases.line(action.route), words.say('train-price', price)]
  }
  return null
}

/** What is asked of the viewer now, as a sentence; `null` if nothing is. */
export function askedOf(view: AnyView, words: Words): string | null {
  if (!view.legal.length) return null
  if (view.game === 'train') return words.say('web-ask-train')
  if (view.game === 'galore' && view.phase === 'unveiling') return words.say('web-ask-galore-unveil')
  const kinds = [...new Set(view.legal.map((action) => action.type))].sort()
  const message = `web-ask-${view.game}-${kinds.join('-')}`
  return words.say(words.has(message) ? message : 'web-ask')
}
