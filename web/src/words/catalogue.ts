/** The Fluent catalogues of one language, the same files that Python reads. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Language = 'en' | 'es'
export const LANGUAGES: readonly Language[] = ['en', 'es']

export type Param = string | number
export type Params = Record<string, Param>

/** The files of `locales/` that a browser has a use for. */
export type Game = 'galore' | 'ghosts' | 'train'
/** Screens that most people seldom see bring their own words along. */
type Screen = 'eyes' | 'hints' | 'lesson' | 'me' | 'pad' | 'replay' | 'shell'
export type File = 'common' | 'web' | 'bots' | 'server' | Game | `board-${Game}` | `web-${Screen}`

export type Reader = (language: Language, file: File) => Promise<string>

/**
 * A number in a sentence. Small whole ones are written with the same digits in all our languages, and the
 * browser's own way to write numbers takes a phone longer to make ready than all sentences of a page.
 */
class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(...scope)
  }
}

function variables(params: Params): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(params)) made[name] = typeof value === 'number' ? new Count(value) : value
  return made
}

/** As in Python: screen readers say a minus, and keep silent about a dash. */
const DASH_BEFORE_NUMBER = /(?<![\w-])-(?=\d)/g

/**
 * Formats the messages of one language, out of those files that were opened.
 *
 * A message that is nowhere comes out as its id: a gap in a catalogue must never stop a game.
 */
export class Catalogue {
  readonly language: Language
  readonly #bundle: FluentBundle
  readonly #read: Reader
  readonly #opened = new Map<File, Promise<void>>()
  readonly #ids: string[] = []

  constructor(language: Language, read: Reader) {
    this.language = language
    this.#read = read
    // Isolation marks would make the sentences differ from those that Python says.
    this.#bundle = new FluentBundle(language, { useIsolating: false })
  }

  /** Read files, each once. */
  async open(files: Iterable<File>): Promise<void> {
    await Promise.all(Array.from(files, (file) => this.#openOne(file)))
  }

  #openOne(file: File): Promise<void> {
    const known = this.#opened.get(file)
    if (known) return known
    const reading = this.#read(this.language, file).then((text) => {
      this.#bundle.addResource(new FluentResource(text))
      for (const [, id] of text.matchAll(/^([a-zA-Z][\w-]*) =/gm)) if (id) this.#ids.push(id)
    })
    this.#opened.set(file, reading)
    // A file that did not arrive may be asked for again.
    reading.catch(() => this.#opened.delete(file))
    return reading
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message)
  }

  /** The ids of all messages that begin like this, in the order of their file. */
  ids(prefix: string): string[] {
    return this.#ids.filter((id) => id.startsWith(prefix))
  }

  /** Return the message with its variables filled in. */
  format(message: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value
    if (pattern == null) return message
    const text = this.#bundle.formatPattern(pattern, variables(params), [])
    return Object.values(params).some((value) => typeof value === 'number' && value < 0) ? text.replace(DASH_BEFORE_NUMBER, '−') : text
  }
}
