/** Keys scroll only what has the focus: whatever does not fit its place can take it, and nothing else need. */
export function scrolling(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY !== 'visible') node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  // With the next frame: to look while a screen is still being made would lay it out for every part of it.
  let due = 0
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(look)
  })
  watch.observe(node)
  changes.observe(node, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(due)
    watch.disconnect()
    changes.disconnect()
  }
}
