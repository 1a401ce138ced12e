/** Clocks in words. */
import { clockName } from '$lib/core/arrangement'
import type { Clock } from '$lib/protocol/messages'
import type { Words } from '$lib/words/sentences'

/** What a clock gives people, as a short sentence. */
export function clockLine(clock: Clock | null, words: Words): string {
  const name = clockName(clock)
  if (clock === null || name !== 'own') return words.say(`web-clock-${name}`)
  if (clock.move === null) return words.say('web-clock-game', { minutes: Math.round((clock.game ?? 0) / 60) })
  return clock.move % 60
    ? words.say('web-clock-move', { seconds: clock.move })
    : words.say('web-clock-move-minutes', { minutes: clock.move / 60 })
}
