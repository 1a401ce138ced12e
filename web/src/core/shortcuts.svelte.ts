/** The letters that lead somewhere now, told by whoever draws what they lead to. */
import { tick } from 'svelte'
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { HELP } from './keys'

const known = new SvelteMap<string, () => void>()
/** Letters that answer, but lead nowhere. */
const unlisted = new SvelteSet<string>()

/** In this order they are listed; a letter is explained by the message `web-eyes-key-…`. */
const ORDER = 'wcylbhm'

/** For so many milliseconds a letter is meant that was pressed before what it leads to was drawn. */
const MEANT = 8000

/** The letters that this screen has had: whatever they led to is drawn, or gone again. */
const had = new Set<string>()
let early: { readonly letter: string; readonly at: number } | null = null

/**
 * Let a letter do something, until the function that comes back is called: `$effect(() => shortcut('c', open))`.
 * One that only says that there is nothing to do here is not `listed`.
 */
export function shortcut(letter: string, run: () => void, { listed = true } = {}): () => void {
  known.set(letter, run)
  if (listed) unlisted.delete(letter)
  else unlisted.add(letter)
  had.add(letter)
  if (early?.letter === letter) {
    const { at } = early
    early = null
    // What it leads to is in place only after whoever tells us of it has been drawn.
    if (performance.now() - at < MEANT) void tick().then(() => known.get(letter)?.())
  }
  return () => {
    if (known.get(letter) === run) known.delete(letter)
  }
}

/** The letter that leads to the board. */
export const boardShortcut = (): (() => void) =>
  shortcut('b', () => {
    const place = document.getElementById('board')
    // Only while it scrolls can it have the focus by itself.
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
    place?.focus()
  })

export const shortcuts = {
  /** The letters that lead somewhere now. */
  get letters(): string[] {
    return [...known.keys()].filter((letter) => letter !== HELP && !unlisted.has(letter)).sort((one, two) => ORDER.indexOf(one) - ORDER.indexOf(two))
  },
  /** Do what a letter stands for, now or once it is drawn; whether it stands for anything. */
  run(letter: string): boolean {
    const found = known.get(letter)
    found?.()
    const comes = !found && !had.has(letter) && (ORDER + HELP).includes(letter)
    early = comes ? { letter, at: performance.now() } : null
    return found !== undefined || comes
  },
  /** Whoever does something else meanwhile does not mean it any more. */
  otherwise(): void {
    early = null
  },
  /** Another screen begins, of which nothing is drawn yet. */
  begin(): void {
    had.clear()
    early = null
  },
}
