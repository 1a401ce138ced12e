/** What the service worker does with a request: plain rules, so that tests can ask them. */

export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
}

/**
 * `page`: from the server, or the kept page where it cannot be reached. `kept`: a file of this build,
 * which never changes. `server`: none of our business, such as everything that is said to the API.
 */
export type Answer = 'page' | 'kept' | 'server'

const SERVERS = /^\/(api|schema|metrics|health)(\/|$)/

export function answerFor(asked: Asked, origin: string, kept: ReadonlySet<string>): Answer {
  const url = new URL(asked.url)
  if (asked.method !== 'GET' || url.origin !== origin || SERVERS.test(url.pathname)) return 'server'
  if (asked.mode === 'navigate') return 'page'
  return !url.search && kept.has(url.pathname) ? 'kept' : 'server'
}

const PREFIX = 'phantomline-'

export const cacheOf = (version: string): string => PREFIX + version

/** The caches of other versions, which nobody needs once this one is in charge. */
export function outdated(names: readonly string[], version: string): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(version))
}

/** What a page tells the worker to show; there is nothing in it that a bystander may not read. */
export interface TurnNotice {
  readonly type: 'turn'
  readonly title: string
  readonly body: string
  readonly lang: string
  /** Where the table is. */
  readonly path: string
}

export function isTurnNotice(data: unknown): data is TurnNotice {
  if (!data || typeof data !== 'object') return false
  const { type, title, body, lang, path } = data as Partial<Record<keyof TurnNotice, unknown>>
  const texts = [title, body, lang, path].every((text) => typeof text === 'string')
  return type === 'turn' && texts && /^\/t\/[\w-]+(\?seat=\d+)?$/.test(path as string)
}

/** One notice for a table, however often it is one's turn there. */
export const tagOf = (notice: Pick<TurnNotice, 'path'>): string => `turn ${notice.path.split('?')[0]}`
