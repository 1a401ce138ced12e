/** Fingers, mouse and wheel on the map, as changes of where one looks. */
import { distance, type Point } from './geometry'

export interface Hands {
  /** Moved by so many pixels. */
  pan(dx: number, dy: number): void
  /** Closer by a factor, around a pixel. */
  zoom(by: number, at: Point): void
  /** Whether there is more to see beyond the edges. */
  close(): boolean
  tap(at: Point, target: Element): void
  doubleTap(at: Point): void
}

const SLOP = 7
const DOUBLE_MS = 300

/** Listen to a surface; returns what stops it. */
export function listen(surface: HTMLElement | SVGElement, hands: Hands): () => void {
  const down = new Map<number, Point>()
  let travelled = 0
  let pinched = false
  let last = { time: 0, at: [0, 0] as Point }

  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = surface.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (down.size === 0) [travelled, pinched] = [0, false]
    down.set(event.pointerId, at(event))
    if (down.size === 2) pinched = true
  }
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = at(event)
    travelled += distance(before, now)
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      hands.zoom(distance(now, other) / (distance(before, other) || 1), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
      hands.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
    } else if (travelled > SLOP) {
      // From here on it is a drag, also beyond the edge.
      if (!surface.hasPointerCapture(event.pointerId)) surface.setPointerCapture(event.pointerId)
      hands.pan(now[0] - before[0], now[1] - before[1])
    }
    down.set(event.pointerId, now)
  }
  const lift = (event: PointerEvent) => void down.delete(event.pointerId)
  const click = (event: MouseEvent) => {
    if (travelled > SLOP || pinched) {
      event.preventDefault()
      event.stopPropagation()
      travelled = 0
      return
    }
    if (!(event.target instanceof Element)) return
    const here = at(event)
    // Assistive technology clicks without a pointer, and never twice.
    const twice = event.detail > 0 && event.timeStamp - last.time < DOUBLE_MS && distance(last.at, here) < 28
    last = { time: twice ? 0 : event.timeStamp, at: here }
    if (twice) hands.doubleTap(here)
    else hands.tap(here, event.target)
  }
  const wheel = (event: WheelEvent) => {
    // At the widest look the page may scroll on.
    if (event.deltaY > 0 && !hands.close()) return
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 33 : 1
    hands.zoom(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * 0.0022), at(event))
  }
  const all = [
    ['pointerdown', press], ['pointermove', move], ['pointerup', lift], ['pointercancel', lift], ['click', click],
  ] as const
  for (const [type, listener] of all) surface.addEventListener(type, listener as EventListener)
  surface.addEventListener('wheel', wheel as EventListener, { passive: false })
  return () => {
    for (const [type, listener] of all) surface.removeEventListener(type, listener as EventListener)
    surface.removeEventListener('wheel', wheel as EventListener)
  }
}
