/** What everyone at a table is called. */
import { BOTS } from '$lib/protocol/http'
import type { SeatShown, Summary } from '$lib/protocol/messages'
import type { Words } from '$lib/words/sentences'

/** The name of a kind of bot. */
export function botName(bot: string, words: Words): string {
  const message = `web-bot-${bot.split(':')[0]}`
  return words.say(words.has(message) ? message : 'web-bot-program')
}

/** What a kind of bot is like, in one line. */
export function botCharacter(bot: string, words: Words): string {
  const message = `web-character-${bot.split(':')[0]}`
  return words.has(message) ? words.say(message) : words.character(bot)
}

/** How strong a bot is, from 1 to 5. */
export function strengthOf(bot: string): number {
  return (BOTS as Readonly<Record<string, number>>)[bot.split(':')[0] ?? ''] ?? 1
}

/** One name for each seat. Bots of a kind, and seats of one player by the same name, are told apart by a number. */
export function namesOf(table: Pick<Summary, 'seats'>, words: Words): string[] {
  const met = new Map<string, number>()
  return table.seats.map((seat) => {
    const name = seatName(seat, words)
    if (seat.player === null && seat.bot === null) return name
    const key = `${seat.player ?? 'bot'} ${name}`
    const count = (met.get(key) ?? 0) + 1
    met.set(key, count)
    return count > 1 ? `${name} ${count}` : name
  })
}

/** The names of those at a table other than somebody. Free seats are nobody. */
export function othersOf(table: Pick<Summary, 'seats'>, me: string | null, words: Words): string[] {
  return namesOf(table, words).filter((_, seat) => {
    const one = table.seats[seat]
    return one && (one.player !== null || one.bot !== null) && one.player !== me
  })
}

/** With whom somebody played, or who it was around one screen. */
export function companyOf(table: Pick<Summary, 'seats'>, me: string | null, words: Words): string {
  const others = othersOf(table, me, words)
  if (others.length) return words.say('web-table-with', { names: words.join(others) })
  return words.say('web-table-around', { names: words.join(namesOf(table, words)) })
}

function seatName(seat: SeatShown, words: Words): string {
  if (seat.name) return seat.name
  // They have left us.
  if (seat.player !== null) return words.say('server-ghost')
  return seat.bot === null ? words.say('web-free-seat') : botName(seat.bot, words)
}
