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
let shown = $state.raw<readonly Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()

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
