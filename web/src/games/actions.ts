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
  /** What it would do, where the server has told. */
  readonly note: string
}

interface Group {
  readonly key: string
  readonly title: string | null
  readonly choices: readonly Choice[]
}

/** `notes` are those of the table in words, one for each open action. */
export function groupsOf(view: AnyView, words: Words, box: Box, names: readonly string[], notes: readonly string[] = []): Group[] {
  const groups = new Map<string, { key: string; title: string | null; choices: Choice[] }>()
  for (const [place, action] of view.legal.entries()) {
    const sentence = words.action(action, box, view, names)
    const within = headed(action, words, box)
    const key = within?.key ?? ''
    const choice = { action, label: within?.label ?? sentence, sentence, note: notes[place] ?? '' }
    const group = groups.get(key)
    if (group) group.choices.push(choice)
    else groups.set(key, { key, title: within?.title ?? null, choices: [choice] })
  }
  return [...groups.values()]
}

function headed(action: AnyAction, words: Words, box: Box) {
  const phrases = words.phrases(box)
  if (action.type === 'place' && phrases instanceof GalorePhrases) {
    const label = words.say('galore-turned', { rotation: action.rotation })
    return { key: `cell ${action.cell}`, title: phrases.place(action.cell), label }
  }
  if (action.type === 'claim' && 'route' in action && phrases instanceof TrainPhrases) {
    const effect = phrases.effect(action)
    const label = words.say('train-price', { ...effect, locomotives: action.locomotives })
    // The two tracks of a double route have the same ends, and differ in colour.
    const colour = words.say('train-colour', { colour: effect.colour ?? '' })
    return { key: action.route, title: `${phrases.line(action.route)} (${colour})`, label }
  }
  return null
}

/** What is asked of the viewer now, as a sentence; `null` if nothing is. */
export function askedOf(view: AnyView, words: Words): string | null {
  if (!view.legal.length) return null
  if (view.game === 'galore' && view.phase === 'unveiling') return words.say('web-ask-galore-unveil')
  const kinds = [...new Set(view.legal.map((action) => action.type))].sort()
  const message = `web-ask-${view.game}-${kinds.join('-')}`
  return words.say(words.has(message) ? message : 'web-ask', { others: view.players - 1 })
}
