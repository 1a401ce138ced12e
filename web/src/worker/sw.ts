/**
 * Keeps what the page is made of, so that it opens without a line, and shows whose turn it is.
 *
 * Only the files of one build are kept, all of them public and none of them ever changing; nothing
 * that the server says to anybody. A new build waits until no page of the old one is open, whose
 * files stay at hand until then: a game is never cut off by an update. Pages come from the server
 * whenever it can be reached, so nobody is held back by an old worker either.
 */
/// <reference lib="webworker" />
import { answerFor, cacheOf, isTurnNotice, outdated, tagOf, type TurnNotice } from './plan'

declare const self: ServiceWorkerGlobalScope
// Filled in by the build.
declare const __VERSION__: string
declare const __FILES__: readonly string[]

const kept: ReadonlySet<string> = new Set(__FILES__)
const cache = () => caches.open(cacheOf(__VERSION__))

self.addEventListener('install', (event) => {
  event.waitUntil(
    cache().then((open) =>
      // Files with a hash in their names may come from the browser's own cache, the page may not.
      open.addAll(__FILES__.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }))),
    ),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all(outdated(await caches.keys(), __VERSION__).map((name) => caches.delete(name)))
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, self.location.origin, kept)
  if (answer === 'page') event.respondWith(page(event))
  else if (answer === 'kept') event.respondWith(file(event.request))
})

/** Where the line is only half dead, nobody waits longer for a page, in milliseconds. */
const PATIENCE = 4_000

async function page(event: FetchEvent): Promise<Response> {
  const coming = fresh(event)
  // It may still come or fail when nobody waits for it any more.
  event.waitUntil(coming.catch(() => undefined))
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null))
  const first = await Promise.race([coming, late]).catch(() => null)
  // Something in between answers for a server that is gone.
  if (first && first.status < 502) return first
  return (await shell()) ?? coming
}

async function fresh(event: FetchEvent): Promise<Response> {
  const early = (await event.preloadResponse) as Response | undefined
  return early ?? fetch(event.request)
}

const shell = () => cache().then((open) => open.match('/'))

async function file(request: Request): Promise<Response> {
  const open = await cache()
  return (await open.match(request)) ?? fetch(request)
}

self.addEventListener('message', (event) => {
  const from = event.source instanceof WindowClient ? event.source.id : null
  if (isTurnNotice(event.data)) event.waitUntil(tell(event.data, from))
})

async function tell(notice: TurnNotice, from: string | null): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const table = notice.path.split('?')[0]
  // Whoever has the table in sight in another window knows.
  const seen = pages.some((one) => one.id !== from && one.visibilityState === 'visible' && new URL(one.url).pathname === table)
  if (seen) return
  await self.registration.showNotification(notice.title, {
    body: notice.body,
    lang: notice.lang,
    tag: tagOf(notice),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: notice.path,
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data)))
})

async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((one) => new URL(one.url).pathname === path.split('?')[0])
  const any = there ?? pages[0]
  if (!any) {
    await self.clients.openWindow(path)
    return
  }
  if (!there) any.postMessage({ type: 'go', path })
  await any.focus()
}
