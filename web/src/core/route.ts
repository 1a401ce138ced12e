/** The places of the application, as addresses. */
import { GAMES, type GameName } from '$lib/protocol/games'
import { momentIn } from './replay'

export type Route =
  | { readonly at: 'home' }
  /** Who looks is never in the address, for others may open it on the same screen. */
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'join'; readonly code: string }
  | { readonly at: 'gallery' }
  | { readonly at: 'me' }
  | { readonly at: 'pad' }
  | { readonly at: 'learn'; readonly game: GameName }
  | { readonly at: 'rules'; readonly game: GameName; readonly rule?: string }
  /** A game that is over, from a seat and at a moment; without an id, a record that somebody has. */
  | { readonly at: 'replay'; readonly id?: string; readonly seat?: number; readonly moment?: number }
  | { readonly at: 'nowhere' }

/** Return where an address leads. */
export function routeOf(path: string, query = '', hash = ''): Route {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (!first) return { at: 'home' }
  if (rest.length) return { at: 'nowhere' }
  if (first === 't' && second) return { at: 'table', id: second }
  if (first === 'replay') {
    if (!second) return { at: 'replay' }
    const seat = /^\d{1,2}$/.exec(new URLSearchParams(query).get('seat') ?? '')?.[0]
    const moment = momentIn(hash)
    return { at: 'replay', id: second, ...(seat && { seat: Number(seat) }), ...(moment !== null && { moment }) }
  }
  if (first === 'j' && second) return { at: 'join', code: second.toUpperCase() }
  if (first === 'gallery' && !second) return { at: 'gallery' }
  if (first === 'me' && !second) return { at: 'me' }
  if (first === 'pad' && !second) return { at: 'pad' }
  if (first === 'learn' && isGame(second)) return { at: 'learn', game: second }
  if (first === 'rules' && isGame(second)) {
    const rule = decoded(hash.replace(/^#/, ''))
    return rule ? { at: 'rules', game: second, rule } : { at: 'rules', game: second }
  }
  return { at: 'nowhere' }
}

/** Return the address of a place. */
export function pathOf(route: Route): string {
  switch (route.at) {
    case 'table':
      return `/t/${encodeURIComponent(route.id)}`
    case 'join':
      return `/j/${encodeURIComponent(route.code)}`
    case 'replay': {
      if (route.id === undefined) return '/replay'
      const seat = route.seat === undefined ? '' : `?seat=${route.seat}`
      const moment = route.moment === undefined ? '' : `#${route.moment}`
      return `/replay/${encodeURIComponent(route.id)}${seat}${moment}`
    }
    case 'gallery':
      return '/gallery'
    case 'me':
      return '/me'
    case 'pad':
      return '/pad'
    case 'learn':
      return `/learn/${route.game}`
    case 'rules':
      return `/rules/${route.game}${route.rule ? `#${encodeURIComponent(route.rule)}` : ''}`
    default:
      return '/'
  }
}

function isGame(name: string | undefined): name is GameName {
  return name !== undefined && (GAMES as readonly string[]).includes(name)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
