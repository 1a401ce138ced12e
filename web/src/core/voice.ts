/** What a voice calls out at a table: how high the fright is, and whose turn it is. */
import type { AnyView } from '$lib/protocol/games'
import { LIMIT } from '$lib/protocol/ghosts'
import type { Viewer } from '$lib/words/seats'
import type { Words } from '$lib/words/sentences'

export interface Hearer {
  readonly words: Words
  readonly names: readonly string[]
  readonly viewer: Viewer
}

/** Return what to call out once a table looks otherwise; nothing where nothing of that has changed. */
export function callsOf(before: AnyView | null, view: AnyView, { words, names, viewer }: Hearer): string {
  if (view.phase === 'over') return before && before.phase !== 'over' ? words.say('web-eyes-voice-over') : ''
  const calls: string[] = []
  if (view.game === 'ghosts' && before?.game === 'ghosts' && before.level !== view.level)
    calls.push(words.say(view.level === LIMIT ? 'web-eyes-voice-seven' : 'web-eyes-voice-level', { level: view.level }))
  const seat = calledSeat(before?.actors ?? [], view.actors, viewer)
  if (seat !== null) {
    const seats = words.seats(names, viewer)
    calls.push(words.say('web-eyes-voice-turn', { seats: seats.list([seat]), seats_who: seats.whos([seat]) }))
  }
  return calls.join(' ')
}

/** Whose turn is news: our own, or that of a single other; while several choose at once nobody is called. */
function calledSeat(before: readonly number[], now: readonly number[], viewer: Viewer): number | null {
  if (viewer !== null && now.includes(viewer)) return before.includes(viewer) ? null : viewer
  const [seat] = now
  if (seat === undefined || now.length > 1) return null
  return before.includes(seat) ? null : seat
}

/** Whether this browser can speak at all; that some voice is installed shows only when it does. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Say something aloud. What was being said is old by now. */
export function speakAloud(text: string, language: string): void {
  if (!text || !canSpeak()) return
  speechSynthesis.cancel()
  const said = new SpeechSynthesisUtterance(text)
  said.lang = language
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(language))
  if (voice) said.voice = voice
  speechSynthesis.speak(said)
}
