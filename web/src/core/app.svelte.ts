/** The page as an application of its own: its worker, and the offer to install it. */
import { pathOf, routeOf } from './route'
import { router } from './router.svelte'

/** What browsers hand out that can install pages. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}

const HOUR = 3_600_000
/** How long the page is left to itself before the worker fetches all its files: a table may still be drawing. */
const REST = 3_000

let offer = $state.raw<Offer | null>(null)

export const app = {
  /** Whether the browser offers to install the page, and nobody has yet. */
  get installable(): boolean {
    return offer !== null
  },
  async install(): Promise<void> {
    const asked = offer
    offer = null
    await asked?.prompt()
  },
}

/** Have the worker keep the page's files, once what is needed now is here and on screen. */
export function settleIn(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
  })
  addEventListener('appinstalled', () => (offer = null))
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Somebody clicked a notice, and this page is at hand.
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown }
    if (type !== 'go' || typeof path !== 'string') return
    const url = new URL(path, location.origin)
    const route = routeOf(url.pathname, url.search)
    if (pathOf(route) !== pathOf(router.route)) router.go(route)
  })
  const later = () => setTimeout(() => whenIdle(register), REST)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    let looked = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return
      looked = Date.now()
      void registration.update().catch(() => undefined)
    })
  } catch {
    // A private window, or a page without https: it works as a page.
  }
}

function whenIdle(work: () => Promise<void>): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: 5_000 })
  else void work()
}
