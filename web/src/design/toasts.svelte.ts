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

export const toasts = {
  get shown(): readonly Toast[] {
    return shown
  },
  say(text: string, { tone = 'plain', rule }: { tone?: Toast['tone']; rule?: string | undefined } = {}): void {
    const id = ++count
    shown = [...shown.filter((one) => one.text !== text).slice(-2), { id, text, tone, rule }]
    // Long sentences take longer to read.
    setTimeout(() => toasts.drop(id), 4000 + text.length * 45)
  },
  drop(id: number): void {
    shown = shown.filter((one) => one.id !== id)
  },
}
