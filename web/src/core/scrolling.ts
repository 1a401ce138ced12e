/** Keys scroll only what has the focus: whatever does not fit its place can take it, and nothing else need. */
export function scrolling(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY !== 'visible') node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  // After the next frame, which has laid everything out: to look before that would do it twice.
  let due = 0
  let after: ReturnType<typeof setTimeout> | undefined
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(due)
    due = requestAnimationFrame(() => {
      clearTimeout(after)
      after = setTimeout(look)
    })
  })
  watch.observe(node)
  changes.observe(node, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(due)
    clearTimeout(after)
    watch.disconnect()
    changes.disconnect()
  }
}
