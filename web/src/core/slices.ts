/**
 * Drawing a large screen part by part, so that a finger or a frame never waits for all of it.
 *
 * Parts come in the order in which they stand: what a part brings along follows right after it, before
 * what stands below, so that nothing is ever pushed away by something that comes later.
 */
type Work = () => void

const waiting: Work[] = []
const fresh: Work[] = []
let under = false

/** Do something in a task of its own, when it is its turn. Returns how to call it off. */
export function slice(work: Work): () => void {
  fresh.push(work)
  if (!under) {
    under = true
    void breath().then(next)
  }
  return () => {
    for (const list of [fresh, waiting]) if (list.includes(work)) list.splice(list.indexOf(work), 1)
  }
}

function next(): void {
  waiting.unshift(...fresh.splice(0))
  const work = waiting.shift()
  under = work !== undefined
  if (!work) return
  // First, so that what fails does not hold the others up.
  void breath().then(next)
  work()
}

/** Let whatever waits for the thread have it. */
export function breath(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}
