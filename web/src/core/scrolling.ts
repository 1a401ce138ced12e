/** Keys scroll only what has the focus: whatever does not fit its place can take it, and nothing else need. */
export function scrolling(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY !== 'visible') node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  const changes = new MutationObserver(look)
  watch.observe(node)
  changes.observe(node, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    changes.disconnect()
  }
}
