/** The log of a table as sentences. */
import type { AnyEvent } from '$lib/protocol/games'
import type { Told } from '$lib/protocol/messages'
import type { Box } from '$lib/words/phrases'
import type { Viewer } from '$lib/words/seats'
import type { Words } from '$lib/words/sentences'
import { botName } from './names'

export interface Listener {
  readonly words: Words
  readonly box: Box
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** Who is told of the end, and as what, where that is another matter: bots may have played on for people. */
  readonly ending?: Pick<Listener, 'names' | 'viewer'> | undefined
}

/** What one entry says to a viewer; some say nothing worth reading. */
export function storyOf(told: Told, listener: Listener): string[] {
  const { words, names, viewer } = listener
  const lines = (told.events ?? []).filter((event) => !isTedious(event)).map((event) => eventLine(event, listener))
  const message = `web-log-${told.kind}${told.kind === 'answered' ? (told.yes ? '-yes' : '-no') : ''}`
  if (words.has(message)) {
    const seats = words.seats(names, viewer)
    const seat = told.seat ?? -1
    const params = {
      name: seat < 0 ? '' : seats.name(seat),
      who: seats.who(seat),
      bot: told.bot ? botName(told.bot, words) : 'none',
      why: told.why ?? 'none',
    }
    lines.unshift(words.say(message, params))
  }
  return lines
}

export interface Entry {
  readonly seq: number
  readonly seat: number | null
  readonly lines: readonly string[]
}

/** How a log is told to somebody: each entry once, for a game only adds to what was told. */
export function teller(listener: Listener): (told: Told) => Entry {
  const known = new WeakMap<Told, Entry>()
  return (told) => {
    const entry = known.get(told) ?? { seq: told.seq, seat: told.seat ?? null, lines: storyOf(told, listener) }
    known.set(told, entry)
    return entry
  }
}

export function eventLine(event: AnyEvent, { words, box, names, viewer, ending }: Listener): string {
  if (event.type === 'ended' && ending) return begun(words.event(event, box, ending.names, ending.viewer))
  return words.event(event, box, names, viewer)
}

/** As the beginning of a sentence, which a name need not be. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A card that somebody else is dealt, unseen, is not worth a line. */
function isTedious(event: AnyEvent): boolean {
  if (event.type === 'dealt' || event.type === 'dealt-float') return event.card === null
  if (event.type === 'dealt-ticket') return event.ticket === null
  if (event.type === 'hidden-dealt') return event.tile === null
  return false
}
