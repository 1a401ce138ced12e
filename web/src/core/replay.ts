/** What a replay is made of, beside its frames: rounds, moments in links, pace, and files with several games. */
import type { Frame } from '$lib/protocol/frames'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** Longer texts are no record of ours, and reading them would only hold the page up. */
export const LARGEST_FILE = 20_000_000

const PAUSE = 900
const FOR_EACH = 260
const LONGEST = 2600

/** How long a frame stays before the next, in milliseconds: more happened, more to see. */
export function pauseOf(frame: Frame, speed: Speed): number {
  return Math.min(LONGEST, PAUSE + FOR_EACH * frame.events.length) / speed
}

/** The round that a frame belongs to, counted from 1; 0 before the first. */
export function roundAt(rounds: readonly number[], n: number): number {
  return rounds.filter((start) => start <= n).length
}

/** The frame to jump to: where the next round begins, or this one, or the one before if we are there already. */
export function roundFrom(rounds: readonly number[], n: number, way: -1 | 1, last: number): number {
  if (way > 0) return rounds.find((start) => start > n) ?? last
  return rounds.findLast((start) => start < n) ?? 0
}

/** The moment that a link names: `#12`, counted as people count moves, the deal being 0. */
export function momentIn(hash: string): number | null {
  const found = /^#?(\d{1,5})$/.exec(hash)
  return found ? Number(found[1]) : null
}

/** The records in a file, each as its own text. A file from a tournament has many. */
export function recordsIn(text: string): string[] {
  const records: string[][] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (!line.trim()) continue
    if (!records.length || isHeader(line)) records.push([])
    records.at(-1)?.push(line)
  }
  return records.map((lines) => `${lines.join('\n')}\n`)
}

/** A record begins with what names its format, wherever in the line it does. */
function isHeader(line: string): boolean {
  // To read all lines of a long file would hold the page up.
  if (!line.includes('"format"')) return false
  try {
    const read: unknown = JSON.parse(line)
    return typeof read === 'object' && read !== null && 'format' in read
  } catch {
    return false
  }
}
