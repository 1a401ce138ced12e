/** What a connection takes from the world around it, so that tests can be the world. */

/** What a socket must be able to do; a browser's `WebSocket` is one. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(text: string): void
  close(): void
}

/** Everything a connection takes from the world around it. */
export interface World {
  open(url: string): Socket
  now(): number
  later(work: () => void, ms: number): number
  forget(timer: number): void
  random(): number
  id(): string
}

/** The browser's own world. */
export const browser: World = {
  open(path) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as Socket
  },
  now: () => Date.now(),
  later: (work, ms) => window.setTimeout(work, ms),
  forget: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(36)).join(''),
}
