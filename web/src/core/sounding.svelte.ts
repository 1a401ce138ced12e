/** Sounds for whoever has asked for them. Until then nothing that could make one is even loaded. */
import { settings } from './settings.svelte'
import type { Cue } from './sounds'
import type { Synth } from './synth'

const APART = 0.11
let synth: Promise<Synth> | null = null

/** Play these one after the other. A page that nobody sees is silent, but for one's turn. */
export function sound(cues: readonly Cue[]): void {
  const { sound: on, volume } = settings.now
  const heard = document.visibilityState === 'visible' ? cues : cues.filter((cue) => cue.sound === 'turn')
  // Browsers keep a page silent that nobody has touched, and complain if it tries.
  if (!on || !volume || !heard.length || !navigator.userActivation?.hasBeenActive) return
  synth ??= import('./synth').then(({ Synth }) => new Synth())
  void synth.then(
    (ready) => heard.forEach((cue, n) => ready.play(cue, volume, n * APART)),
    () => (synth = null),
  )
}
