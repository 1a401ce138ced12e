/** Short messages that come and go. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'bad'
  /** A rule that says more. */
  readonly rule?: string | undefined
  /** Where it leads. */
  readonly link?: { readonly href: string; readonly text: string } | undefined
}

let count = 0
/** The newest that was said aloud. */
let heard = 0
let shown = $state.raw<readonly Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
/** Those that somebody is reading, or on the way to what is in them. */
const held = new Set<number>()

/** Whoever plays by keyboard has a long way to what a message leads to: that waits for them. */
let byKey = false
const waits = (toast: Toast | undefined) => byKey && (toast?.rule !== undefined || toast?.link !== undefined)

function stop(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

if (typeof document !== 'undefined') {
  addEventListener(
    'keydown',
    () => {
      byKey = true
      for (const toast of shown) if (waits(toast)) stop(toast.id)
    },
    true,
  )
  addEventListener(
    'pointerdown',
    () => {
      byKey = false
      for (const { id } of shown) if (!held.has(id) && !timers.has(id)) toasts.release(id)
    },
    true,
  )
}

export const toasts = {
  get shown(): readonly Toast[] {
    return shown
  },
  say(text: string, { tone = 'plain', rule, link }: Partial<Pick<Toast, 'tone' | 'rule' | 'link'>> = {}): void {
    const id = ++count
    // The same words may lead to two places.
    const others = shown.filter((one) => one.text !== text || one.link?.href !== link?.href)
    shown = [...others.slice(-2), { id, text, tone, rule, link }]
    // Long sentences take longer to read, and what they lead to takes a while to be opened.
    toasts.release(id, 4000 + text.length * 45 + (rule || link ? 4000 : 0))
  },
  /** Whether this one is news to whoever listens. */
  hear(id: number): boolean {
    const fresh = id > heard
    heard = Math.max(heard, id)
    return fresh
  },
  hold(id: number): void {
    held.add(id)
    stop(id)
  },
  release(id: number, ms = 3000): void {
    held.delete(id)
    stop(id)
    if (!waits(shown.find((one) => one.id === id))) timers.set(id, setTimeout(() => toasts.drop(id), ms))
  },
  /** Something was done after all: why it could not be is past. */
  settle(): void {
    for (const { id, tone, rule } of shown) if (tone === 'bad' && rule !== undefined) toasts.drop(id)
  },
  /** Somebody else looks at the screen now. */
  clear(): void {
    for (const { id } of shown) toasts.drop(id)
  },
  drop(id: number): void {
    stop(id)
    held.delete(id)
    shown = shown.filter((one) => one.id !== id)
  },
}
