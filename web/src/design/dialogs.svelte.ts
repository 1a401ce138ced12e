/** The dialogs that lie over the page. All beneath the topmost can be neither pressed nor heard. */
import { untrack } from 'svelte'

let open = $state.raw<readonly string[]>([])

export const dialogs = {
  get top(): string | undefined {
    return open.at(-1)
  },
  /** One more lies on top, until the function that comes back is called: `$effect(() => dialogs.lay(id))`. */
  lay(id: string): () => void {
    open = [...untrack(() => open), id]
    return () => {
      open = untrack(() => open).filter((one) => one !== id)
    }
  },
}
