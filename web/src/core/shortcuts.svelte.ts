/** The letters that lead somewhere now, told by whoever draws what they lead to. */
import { SvelteMap } from 'svelte/reactivity'

const known = new SvelteMap<string, () => void>()

/** In this order they are listed; a letter is explained by the message `web-eyes-key-…`. */
const ORDER = 'wcylbh'

/**
 * Let a letter do something, until the function that comes back is called: `$effect(() => shortcut('c', open))`.
 */
export function shortcut(letter: string, run: () => void): () => void {
  known.set(letter, run)
  return () => {
    if (known.get(letter) === run) known.delete(letter)
  }
}

export const shortcuts = {
  /** The letters that do something now. */
  get letters(): string[] {
    return [...known.keys()].sort((one, two) => ORDER.indexOf(one) - ORDER.indexOf(two))
  },
  /** Do what a letter stands for; whether it stands for anything. */
  run(letter: string): boolean {
    const found = known.get(letter)
    found?.()
    return found !== undefined
  },
}
