/** One small question to the server, to see whether it is there. */

/** Where a line is only half dead, an answer may not come for minutes, in milliseconds. */
const PATIENCE = 6_000

/** What the server answers; `null` where nothing comes. */
export function probe(): Promise<Response | null> {
  return fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null)
}
