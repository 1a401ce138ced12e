/** The sounds themselves, made on the spot out of waves and a little noise: no files. */
import type { Cue, Sound } from './sounds'

/** One voice of a sound: a wave that slides, or noise through a filter. Times are seconds. */
export interface Voice {
  readonly wave: OscillatorType | 'noise'
  readonly from: number
  readonly to: number
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

const VOICES: Record<Sound, readonly Voice[]> = {
  // Paper over felt.
  card: [{ wave: 'noise', from: 2600, to: 900, at: 0, lasts: 0.12, loud: 0.35 }],
  // Thick card laid on wood.
  tile: [
    { wave: 'noise', from: 900, to: 300, at: 0, lasts: 0.07, loud: 0.5 },
    { wave: 'sine', from: 170, to: 90, at: 0, lasts: 0.12, loud: 0.5 },
  ],
  // A carriage clicks into its slot.
  claim: [
    { wave: 'triangle', from: 392, to: 392, at: 0, lasts: 0.14, loud: 0.3 },
    { wave: 'triangle', from: 523, to: 523, at: 0.09, lasts: 0.22, loud: 0.3 },
  ],
  // Something draws closer.
  rise: [
    { wave: 'sine', from: 196, to: 247, at: 0, lasts: 0.5, loud: 0.3 },
    { wave: 'triangle', from: 294, to: 370, at: 0.04, lasts: 0.45, loud: 0.1 },
  ],
  // A small bell.
  turn: [
    { wave: 'sine', from: 880, to: 880, at: 0, lasts: 0.5, loud: 0.3 },
    { wave: 'sine', from: 1318, to: 1318, at: 0.12, lasts: 0.6, loud: 0.22 },
  ],
  win: [523, 659, 784, 1047].map((tone, n) => ({
    wave: 'triangle', from: tone, to: tone, at: n * 0.13, lasts: n === 3 ? 0.9 : 0.3, loud: 0.28,
  })),
}

/** The voices of a cue; with a height, each tone up to an octave higher. */
export function voicesOf({ sound, height = 0 }: Cue): Voice[] {
  const up = 2 ** height
  return VOICES[sound].map((voice) => ({ ...voice, from: voice.from * up, to: voice.to * up }))
}

/** Plays cues. Nothing of it exists before the first. */
export class Synth {
  #context: AudioContext | null = null
  #loud: GainNode | null = null
  #noise: AudioBuffer | null = null

  /** Play a sound, so many seconds from now, at a volume from 0 to 1. */
  play(cue: Cue, volume: number, wait = 0): void {
    const context = (this.#context ??= new AudioContext())
    if (context.state === 'suspended') void context.resume()
    if (!this.#loud) {
      this.#loud = context.createGain()
      this.#loud.connect(context.destination)
    }
    // Ears hear in ratios, so that half the way on a slider is not half the power.
    this.#loud.gain.value = volume ** 2
    for (const voice of voicesOf(cue)) this.#sing(context, this.#loud, voice, context.currentTime + wait)
  }

  #sing(context: AudioContext, into: AudioNode, { wave, from, to, at, lasts, loud }: Voice, now: number): void {
    const begin = now + at
    const end = begin + lasts
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, begin)
    gain.gain.linearRampToValueAtTime(loud, begin + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, end)
    gain.connect(into)
    if (wave === 'noise') {
      const source = context.createBufferSource()
      source.buffer = this.#noise ??= noise(context)
      const filter = context.createBiquadFilter()
      filter.type = 'bandpass'
      slide(filter.frequency, from, to, begin, end)
      source.connect(filter).connect(gain)
      source.start(begin, 0, lasts)
    } else {
      const source = context.createOscillator()
      source.type = wave
      slide(source.frequency, from, to, begin, end)
      source.connect(gain)
      source.start(begin)
      source.stop(end)
    }
  }
}

function slide(param: AudioParam, from: number, to: number, begin: number, end: number): void {
  param.setValueAtTime(from, begin)
  param.exponentialRampToValueAtTime(to, end)
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const wave = buffer.getChannelData(0)
  for (let n = 0; n < wave.length; n++) wave[n] = Math.random() * 2 - 1
  return buffer
}
