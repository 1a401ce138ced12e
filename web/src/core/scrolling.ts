const SCROLLS = 'data-scrolls'

/** Whether keys scroll what has the focus, and are for nothing else. */
export const takesKeys = (target: Element | null): boolean => target?.closest?.(`[${SCROLLS}]`) != null

/** Keys scroll only what has the focus: whatever does not fit its place can take it, and nothing else need. */
export function scrolling(node: HTMLElement): () => void {
  const look = () => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY !== 'visible'
    if (scrolls) node.tabIndex = 0
    else node.removeAttribute('tabindex')
    node.toggleAttribute(SCROLLS, scrolls)
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
