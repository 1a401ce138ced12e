/** Short messages that come and go. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'bad'
  /** A rule that says more. */
  readonly rule?: string | undefined
}

let count = 0
let shown = $state.raw<readonly Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()

export const toasts = {
  get shown(): readonly Toast[] {
    return shown
  },
  say(text: string, { tone = 'plain', rule }: { tone?: Toast['tone']; rule?: string | undefined } = {}): void {
    const id = ++count
    shown = [...shown.filter((one) => one.text !== text).slice(-2), { id, text, tone, rule }]
    // Long sentences take longer to read, and a rule to be opened.
    toasts.release(id, 4000 + text.length * 45 + (rule ? 4000 : 0))
  },
  /** Somebody is reading it, or on the way to what is in it. */
  hold(id: number): void {
    clearTimeout(timers.get(id))
  },
  release(id: number, ms = 3000): void {
    clearTimeout(timers.get(id))
    timers.set(id, setTimeout(() => toasts.drop(id), ms))
  },
  /** Somebody else looks at the screen now. */
  clear(): void {
    for (const { id } of shown) toasts.drop(id)
  },
  drop(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    shown = shown.filter((one) => one.id !== id)
  },
}
