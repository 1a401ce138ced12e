/** What somebody likes on this device. */
import { LANGUAGES, type Language } from '$lib/words/catalogue'
import type { Shelf } from './shelves'

type Theme = 'night' | 'day'
export type Motion = 'system' | 'less'

export interface Settings {
  readonly theme: Theme
  readonly language: Language
  readonly motion: Motion
  /** Small sounds, and how loud, from 0 to 1. */
  readonly sound: boolean
  readonly volume: number
  /** A notice when it is one's turn and nobody looks. */
  readonly turns: boolean
  /** The table in words lies open. */
  readonly told: boolean
  /** The list of all choices lies open. */
  readonly listed: boolean
  /** Single letters lead somewhere in a game. */
  readonly keys: boolean
  /** A voice calls out turns. */
  readonly voice: boolean
  /** Boards of the score pad may go to the server to be counted. */
  readonly counting: boolean
  /** The ids of people one does not want to hear. */
  readonly muted: readonly string[]
}

/** What newcomers begin with: nothing that makes a noise or asks for anything. */
export const FIRST: Settings = {
  theme: 'night', language: 'en', motion: 'system', sound: false, volume: 0.6, turns: false,
  told: false, listed: false, keys: true, voice: false, counting: false, muted: [],
}

const KEY = 'phantomline'

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
    sound: kept.sound === true,
    volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1 ? kept.volume : FIRST.volume,
    turns: kept.turns === true,
    told: kept.told === true,
    listed: kept.listed === true,
    keys: kept.keys !== false,
    voice: kept.voice === true,
    counting: kept.counting === true,
    muted: Array.isArray(kept.muted) ? kept.muted.filter((one) => typeof one === 'string') : [],
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
function languageOf(spoken: readonly string[]): Language {
  for (const tag of spoken) {
    const language = LANGUAGES.find((one) => one === tag.toLowerCase().split('-')[0])
    if (language) return language
  }
  return 'en'
}
