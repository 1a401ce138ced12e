/**
 * A tile in hand: which space it lies on for now, how it is turned, and the fingers that move it.
 * Nothing is decided here; the board asks the server with what it finds.
 */
const CLICK = 7
/** How far two fingers turn before the tile does, in degrees: half of a quarter. */
const TWIST = 45
const WHEEL = 40

export class Placing {
  /** The space that the tile lies on for now. */
  cell = $state<number | null>(null)
  /** Quarter turns, counted on and on, so that the tile always turns the way it was turned. */
  turns = $state(0)
  /** Where the tile is held while it is dragged. */
  held = $state<{ x: number; y: number } | null>(null)

  #twisted = false
  #start: { id: number; x: number; y: number } | null = null
  #second: { id: number; x: number; y: number; angle: number } | null = null
  #scrolled = 0
  /** Ends the listening to fingers: the tile may be gone before they are. */
  #listening: AbortController | null = null

  /** How it lies, in degrees from 0 to 270. */
  get rotation(): number {
    return (((this.turns % 4) + 4) % 4) * 90
  }

  get degrees(): number {
    return this.turns * 90
  }

  /** Take another tile in hand. */
  begin(cell: number | null = null): void {
    this.cell = cell
    this.turns = 0
    this.#drop()
  }

  turn(by: 1 | -1 = 1): void {
    this.turns += by
  }

  /** Turn it until it lies like this, the short way. */
  turnTo(rotation: number): void {
    const by = ((((rotation - this.rotation) / 90) % 4) + 4) % 4
    this.turns += by === 3 ? -1 : by
  }

  /**
   * A finger or the mouse is on the tile. `spaceAt` finds the empty space at a point; `tap` is called
   * if it was no more than a tap.
   */
  grab(event: PointerEvent, spaceAt: (x: number, y: number) => number | null, tap: () => void): void {
    if (this.#start || (event.pointerType === 'mouse' && event.button !== 0)) return
    this.#start = { id: event.pointerId, x: event.clientX, y: event.clientY }
    const moved = (move: PointerEvent) => {
      if (move.pointerId === this.#second?.id) this.#twist(move)
      if (move.pointerId !== this.#start?.id) return
      const far = Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY)
      if (this.held || (far > CLICK && !this.#second)) {
        move.preventDefault()
        this.held = { x: move.clientX, y: move.clientY }
        this.cell = spaceAt(move.clientX, move.clientY) ?? this.cell
      }
      if (this.#second) this.#start = { id: move.pointerId, x: move.clientX, y: move.clientY }
    }
    const another = (down: PointerEvent) => {
      const first = this.#start
      if (!first || this.#second || down.pointerId === first.id) return
      const at = this.held ?? first
      this.#second = { id: down.pointerId, x: down.clientX, y: down.clientY, angle: angle(at, down) }
      this.#twisted = true
    }
    const ended = (up: PointerEvent) => {
      if (up.pointerId === this.#second?.id) {
        this.#second = null
        return
      }
      if (up.pointerId !== this.#start?.id) return
      const tapped = !this.held && !this.#twisted && up.type === 'pointerup'
      this.#drop()
      if (tapped) tap()
    }
    this.#listening = new AbortController()
    const options = { passive: false, signal: this.#listening.signal }
    window.addEventListener('pointermove', moved, options)
    window.addEventListener('pointerdown', another, options)
    window.addEventListener('pointerup', ended, options)
    window.addEventListener('pointercancel', ended, options)
  }

  /** The wheel turns the tile that the mouse is over. */
  wheel = (node: Element) => {
    const listen = (event: Event) => {
      event.preventDefault()
      this.#scrolled += (event as WheelEvent).deltaY
      if (Math.abs(this.#scrolled) < WHEEL) return
      this.turn(this.#scrolled > 0 ? 1 : -1)
      this.#scrolled = 0
    }
    node.addEventListener('wheel', listen, { passive: false })
    return () => node.removeEventListener('wheel', listen)
  }

  #twist(move: PointerEvent): void {
    const second = this.#second
    const first = this.held ?? this.#start
    if (!second || !first) return
    const now = angle(first, move)
    const by = ((((now - second.angle + 180) % 360) + 360) % 360) - 180
    if (Math.abs(by) < TWIST) return
    this.turn(by > 0 ? 1 : -1)
    second.angle += by > 0 ? 90 : -90
  }

  #drop(): void {
    this.#listening?.abort()
    this.#listening = null
    this.held = null
    this.#start = null
    this.#second = null
    this.#twisted = false
  }
}

function angle(from: { x: number; y: number }, to: { clientX: number; clientY: number }): number {
  return (Math.atan2(to.clientY - from.y, to.clientX - from.x) * 180) / Math.PI
}
