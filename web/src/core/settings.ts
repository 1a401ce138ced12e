/** What somebody likes on this device. */
import { LANGUAGES, type Language } from '$lib/words/catalogue'

export type Theme = 'night' | 'day'
export type Motion = 'system' | 'less'

export interface Settings {
  readonly theme: Theme
  readonly language: Language
  readonly motion: Motion
}

const KEY = 'phantomline'

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** Read what was kept; whatever cannot be read, or makes no sense, is as it is for newcomers. */
export function readSettings(shelf: Shelf, spoken: readonly string[]): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {}
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}')
    if (found && typeof found === 'object') kept = found
  } catch {
    // A private window, or somebody else's text.
  }
  return {
    theme: kept.theme === 'day' ? 'day' : 'night',
    language: LANGUAGES.find((language) => language === kept.language) ?? languageOf(spoken),
    motion: kept.motion === 'less' ? 'less' : 'system',
  }
}

export function keepSettings(shelf: Shelf, settings: Settings): void {
  try {
    shelf.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Then they last as long as the page.
  }
}

/** The first language of ours that a browser asks for. */
export function languageOf(spoken: readonly string[]): Language {
  for (const tag of spoken) {
    const language = LANGUAGES.find((one) => one === tag.toLowerCase().split('-')[0])
    if (language) return language
  }
  return 'en'
}
