/** Where things lie around the table, as plain numbers. */

/** A place for somebody's plate: how far right and how far down, each from 0 to 1 of the room there is. */
export type Place = readonly [x: number, y: number]

const AROUND: Readonly<Record<number, readonly Place[]>> = {
  0: [],
  1: [[0.5, 0]],
  2: [[0.06, 0.1], [0.94, 0.1]],
  3: [[0, 0.4], [0.5, 0], [1, 0.4]],
  4: [[0, 0.68], [0.08, 0.02], [0.92, 0.02], [1, 0.68]],
  5: [[0, 0.68], [0, 0.08], [0.5, 0], [1, 0.08], [1, 0.68]],
}

export interface Around {
  readonly seat: number
  readonly place: Place
}

/** The seats other than the one in front, clockwise from its left, with their places. */
export function around(players: number, front: number, narrow = false): Around[] {
  const places = AROUND[players - 1] ?? []
  // Between those at one side of a narrow table the deck needs room.
  const low = (y: number) => (narrow && players > 4 && y > 0.5 ? 0.86 : y)
  return places.map(([x, y], n) => ({ seat: (front + n + 1) % players, place: [x, low(y)] }))
}

export interface Chevron {
  readonly x: number
  readonly y: number
  /** Where it points when play goes clockwise, in degrees. */
  readonly angle: number
}

/** Signs along an ellipse, evenly apart by eye, pointing clockwise. */
export function ring(count: number, cx: number, cy: number, rx: number, ry: number): Chevron[] {
  return Array.from({ length: count }, (_, n) => {
    const at = ((n + 0.5) / count) * 2 * Math.PI
    const x = cx + rx * Math.cos(at)
    const y = cy + ry * Math.sin(at)
    const angle = (Math.atan2(ry * Math.cos(at), -rx * Math.sin(at)) * 180) / Math.PI
    return { x: round(x), y: round(y), angle: round(angle) }
  })
}

const round = (value: number) => Math.round(value * 10) / 10

/** How one card of a fan lies: from the middle, down, and turned. `step` is the way from card to card. */
export function fanned(index: number, count: number, step: number): { x: number; y: number; turn: number } {
  const off = index - (count - 1) / 2
  return { x: round(off * step), y: round(off * off * step * 0.035), turn: round(off * 4) }
}

/**
 * How much room there is to both sides of the middle of a tag on top of a card of a fan as wide as `width`, in pixels.
 * Cards are turned about a point beneath them, so the further out one is, the further out leans what is on top.
 */
export function roomOf(at: { x: number; turn: number }, size: number, width: number): { left: number; right: number } {
  const leans = Math.sin((at.turn * Math.PI) / 180) * size * 2
  const middle = width / 2 + at.x + leans
  return { left: round(middle), right: round(width - middle) }
}

/** Names for the cards of a hand that stay with them while others come and go. */
export function keysOf(hand: readonly string[]): string[] {
  const met = new Map<string, number>()
  return hand.map((card) => {
    const n = met.get(card) ?? 0
    met.set(card, n + 1)
    return `${card}#${n}`
  })
}

export interface Lying {
  readonly key: string
  readonly card: string
  readonly turn: number
  readonly shift: number
}

/** The cards of a pile that one sees: the mists beneath, and the last few ghosts, each a little askew. */
export function lying(pile: readonly string[], most = 5): { mists: Lying[]; ghosts: Lying[] } {
  const mists = pile.filter((card) => card === 'mist')
  const ghosts = pile.filter((card) => card !== 'mist')
  const askew = (n: number) => ({ turn: ((n * 47) % 17) - 8, shift: ((n * 29) % 7) - 3 })
  return {
    mists: mists.map((card, n) => ({ key: `m${n}`, card, turn: n % 2 ? 14 + n * 3 : -14 - n * 3, shift: n % 2 ? 16 : -16 })),
    ghosts: ghosts.map((card, n) => ({ key: `g${n}`, card, ...askew(n) })).slice(-most),
  }
}
