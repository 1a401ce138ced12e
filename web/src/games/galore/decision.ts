/** What is asked of the viewer, read off the open actions, and what a placement would bring. */
import type { Choose, GaloreView, Keep, Place, Side } from '$lib/protocol/galore'
import type { Explanation, Placement } from '$lib/protocol/prospects'

type Open = GaloreView['legal'][number]

export function open<T extends Open['type']>(view: GaloreView, type: T): Extract<Open, { type: T }>[] {
  return view.legal.filter((action): action is Extract<Open, { type: T }> => action.type === type)
}

export const choosing = (view: GaloreView, tile: number): Choose | undefined =>
  open(view, 'choose').find((action) => action.tile === tile)
export const placing = (view: GaloreView, cell: number | null, rotation: number): Place | undefined =>
  open(view, 'place').find((action) => action.cell === cell && action.rotation === rotation)
export const keeping = (view: GaloreView): Keep[] => open(view, 'keep')
export const sides = (view: GaloreView): Side[] => open(view, 'side')

/** The phases in which all choose at the same time. */
export const together = (view: GaloreView): boolean =>
  ['sides', 'keeping', 'placing', 'unveiling'].includes(view.phase)

/** The tile that the viewer has to place, or has placed while others still choose. */
export function inHand(view: GaloreView): number {
  if (view.seat === null) return 0
  if (view.phase === 'unveiling') return view.hidden[0] ?? 0
  return view.phase === 'placing' ? (view.claims[view.seat] ?? 0) : 0
}

/** The other seats in the order of play, beginning to the left of the viewer. */
export function othersOf(view: GaloreView, main: number): number[] {
  return Array.from({ length: view.players - 1 }, (_, n) => (main + 1 + n) % view.players)
}

/** What sheets and previews depend on: while this stays the same, so do they. */
export function prospectsKey(view: GaloreView): string {
  const laying = open(view, 'place').length
  return JSON.stringify([view.seat, view.phase === 'over', view.boards, view.placed, view.choice, view.hidden, laying, laying ? inHand(view) : 0])
}

export interface Gain {
  readonly category: string
  readonly points: number
}

/** By how much each line would change, without those that stay as they are. */
export function gainsOf(sheet: Explanation | undefined, then: Placement): Gain[] {
  return (sheet?.lines ?? []).flatMap((line, place) => {
    const points = (then.points[place] ?? 0) - line.points
    return points ? [{ category: line.category, points }] : []
  })
}

/** A number as people write it. */
export const number = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

/** A number with its sign, as people write it. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0')
