/** A game as a row of frames, and what boards are told of each. Replays and lessons are made of these. */
import type { AnyProspects } from '$lib/games/boards'
import type { Frame } from '$lib/protocol/frames'
import type { Told } from '$lib/protocol/messages'

/** The log of a game as a live table would have told it: the deal, and then one entry a move. */
export function toldIn(frames: readonly Frame[]): Told[] {
  return frames.map(({ n, seat, events }) => ({
    seq: n + 1,
    at: 0,
    kind: seat === null ? 'started' : 'moved',
    ...(seat === null ? {} : { seat }),
    events,
  }))
}

/** Prospects come only where they are others than in the frame before: return them for every frame. */
export function prospectsIn(prospects: readonly (AnyProspects | null)[]): (AnyProspects | null)[] {
  let latest: AnyProspects | null = null
  return prospects.map((one) => (latest = one ?? latest))
}

/** The frame nearest to a number, whatever somebody wrote into a link. */
export function frameNear(frames: readonly unknown[], n: number): number {
  return Math.max(0, Math.min(frames.length - 1, Number.isFinite(n) ? Math.round(n) : 0))
}
