/** Telling somebody who looks elsewhere that it is their turn: on another page of ours, or through the page's own worker. */
import { toasts } from '$lib/design/toasts.svelte'
import { t, need } from '$lib/words/current.svelte'
import type { GameName } from '$lib/protocol/games'
import { line } from './line.svelte'
import { router } from './router.svelte'
import { api, session } from './session.svelte'
import { settings } from './settings.svelte'
import { passing } from './shelves'
import { Known, worthTelling } from './turns'
import { tagOf, type TurnNotice } from '$lib/worker/plan'

/** `cannot`: there are no notices here; `denied`: the browser was told not to show ours. */
export type Allowed = 'cannot' | 'denied' | 'open' | 'granted'

const can = () => 'Notification' in window && 'serviceWorker' in navigator && window.isSecureContext

export function allowed(): Allowed {
  if (!can()) return 'cannot'
  if (Notification.permission === 'default') return 'open'
  return Notification.permission
}

/** Ask the browser to let us show notices. Only ever because somebody has just asked for them. */
export async function ask(): Promise<Allowed> {
  if (allowed() === 'open') await Notification.requestPermission()
  return allowed()
}

const EVERY = 20_000
const known = new Known(passing)
const pathTo = (id: string) => `/t/${encodeURIComponent(id)}`

/** It is somebody's turn at a table, or no longer; `seen` if they were shown that a moment ago. */
export function turnAt(table: { readonly id: string; readonly game: string }, mine: boolean, seen = false): void {
  const news = known.note(table.id, mine)
  if (!awaited(pathTo(table.id))) void close(pathTo(table.id))
  if (!news || seen) return
  if (document.visibilityState === 'visible') {
    if (location.pathname !== pathTo(table.id)) void tell(table.id, table.game)
    return
  }
  if (!settings.now.turns || allowed() !== 'granted') return
  void show(table.id, table.game)
}

/** To whoever is on another page of ours. */
async function tell(id: string, game: string): Promise<void> {
  await need(game as GameName).catch(() => undefined)
  if (!awaited(pathTo(id))) return
  toasts.say(t('web-turn-at', { game: t(`${game}-title`) }), { link: { href: pathTo(id), text: t('web-turn-go') } })
}

async function show(id: string, game: string): Promise<void> {
  await need(game as GameName).catch(() => undefined)
  const { active } = await navigator.serviceWorker.ready
  const notice: TurnNotice = {
    type: 'turn',
    title: t('web-your-turn'),
    body: t(`${game}-title`),
    lang: settings.now.language,
    path: pathTo(id),
  }
  active?.postMessage(notice)
}

/** Whether notices may be shown; the page need not stand still until the browser has said so, as it does in `allowed`. */
async function granted(): Promise<boolean> {
  if (!can()) return false
  try {
    const { state } = await navigator.permissions.query({ name: 'notifications' })
    return state === 'granted'
  } catch {
    return allowed() === 'granted' // some browsers cannot be asked in the other way
  }
}

/** Whether a table waits for somebody who does not look at it: whoever has moved, or sees it, needs no notice. */
function awaited(path: string): boolean {
  const seen = document.visibilityState === 'visible' && location.pathname === path
  return !seen && known.tables.some((id) => pathTo(id) === path)
}

/** Take a table's notice away, whichever page had it shown. */
async function close(path: string): Promise<void> {
  if (!(await granted())) return
  const registration = await navigator.serviceWorker.getRegistration()
  const shown = await registration?.getNotifications({ tag: tagOf({ path }) })
  if (awaited(path)) return // the next turn came before the browser had answered
  for (const notice of shown ?? []) notice.close()
}

/** Tables that are not on screen are asked about now and then. */
export function watchTurns(): void {
  setInterval(() => void look(), EVERY)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void close(location.pathname)
    else void look(true)
  })
}

/** Whether somebody looks at a page of ours that says nothing of their tables. */
const astray = () => line.up && router.route.at !== 'home'

async function look(seen = false): Promise<void> {
  const me = session.me?.id
  if (!me || !(document.visibilityState === 'visible' ? astray() : settings.now.turns && allowed() === 'granted')) return
  const before = known.tables
  const tables = await api.myTables('playing').catch(() => null)
  if (!tables) return
  // The table that is open here tells its turns itself, and sooner.
  const elsewhere = (id: string) => location.pathname !== pathTo(id)
  const playing = router.route.at === 'table'
  for (const table of tables) if (table.turn && elsewhere(table.id) && worthTelling(table.seats, me, playing)) turnAt(table, true, seen)
  // What has become a turn while we asked is one; a game that is over waits for nobody.
  for (const id of before) if (elsewhere(id) && !tables.some((table) => table.id === id && table.turn)) turnAt({ id, game: '' }, false)
}
