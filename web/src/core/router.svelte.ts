/** Where we are, without loading the page again. */
import { type Route, pathOf, routeOf } from './route'

const here = () => routeOf(location.pathname, location.search, location.hash)

let current = $state.raw<Route>({ at: 'home' })

export const router = {
  get route(): Route {
    return current
  },
  /** Go somewhere; with `replace`, the way back skips where we were. */
  go(route: Route, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', pathOf(route))
    arrived()
  },
}

let travelled = false

/** Whoever comes from elsewhere in the application starts at the main part of a page. */
export function landing(node: HTMLElement): void {
  if (travelled) node.focus({ preventScroll: true })
}

/** Somebody else is in front of the page now: they start at the main part of it. */
export function handedOver(): void {
  travelled = true
  window.scrollTo(0, 0)
}

function arrived(): void {
  const place = here()
  const moved = pathOf(place).split('#')[0] !== pathOf(current).split('#')[0]
  current = place
  if (!moved) return
  travelled = true
  window.scrollTo(0, 0)
}

/** Follow the browser's own ways: back, forward, and links to our own places. */
export function listen(): void {
  current = here()
  addEventListener('popstate', arrived)
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (routeOf(link.pathname).at === 'nowhere' && link.pathname !== '/') return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    arrived()
  })
}
