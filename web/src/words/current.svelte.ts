/** The words on screen now. Switching the language changes every sentence in place. */
import { untrack } from 'svelte'
import { Catalogue, type File, type Language } from './catalogue'
import { read } from './read'
import { Words } from './sentences'

const wanted = new Set<File>(['common', 'web', 'web-shell'])
const catalogues = new Map<Language, Catalogue>()

let current = $state.raw<Words>()

function catalogue(language: Language): Catalogue {
  let found = catalogues.get(language)
  if (!found) catalogues.set(language, (found = new Catalogue(language, read)))
  return found
}

/** Speak this language from now on, once its words are here. */
export async function speak(language: Language): Promise<void> {
  const spoken = catalogue(language)
  await spoken.open(wanted)
  current = new Words(spoken)
  document.documentElement.lang = language
}

/** Make sure that these files are open, in whatever language is spoken. */
export async function need(...files: File[]): Promise<void> {
  const fresh = files.some((file) => !wanted.has(file))
  for (const file of files) wanted.add(file)
  // Whoever asks while drawing is not drawn again for what they asked.
  const spoken = untrack(() => current?.language)
  if (!spoken) return
  if (fresh) await speak(spoken)
  else await catalogue(spoken).open(wanted)
}

/** The words of now. */
export function words(): Words {
  if (!current) throw new Error('nobody speaks yet')
  return current
}

/** A message of the catalogues, in the language of now. */
export function t(message: string, params: Record<string, string | number> = {}): string {
  return words().say(message, params)
}
