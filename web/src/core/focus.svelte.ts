/** Nobody who plays by keyboard is left without a place on the page. */
import { tick } from 'svelte'

let last: Element | null = null

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', (event) => {
    last = event.target as Element
  })
  document.addEventListener('focusout', ({ target }) => {
    // Browsers tell of this both when somebody goes elsewhere and when the place itself is gone.
    setTimeout(() => {
      if (last === target && last?.isConnected) last = null
    })
  })
}

/**
 * Take the focus after a change if what had it is gone. Whoever had none, such as somebody who reads
 * along with a screen reader, is left where they are.
 */
export function catchFocus(changed: () => unknown): (node: HTMLElement) => void {
  return (node) => {
    $effect(() => {
      changed()
      void tick().then(() => {
        if (!last || last.isConnected || document.activeElement !== document.body) return
        last = null
        node.focus({ preventScroll: true })
      })
    })
  }
}
