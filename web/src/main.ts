import { mount } from 'svelte'
import App from './App.svelte'
import { settleIn } from './core/app.svelte'
import { follow } from './core/line.svelte'
import { probe } from './core/probe'
import { routeOf } from './core/route'
import { listen } from './core/router.svelte'
import { begin } from './core/settings.svelte'
import { passing } from './core/shelves'
import { watchTurns } from './core/turns.svelte'
import './design/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the application')

// A newer version may have replaced the parts that this page was made of: then it starts anew, once.
// Not while the server cannot be reached, though, or all that is left would be the browser's complaint.
addEventListener('vite:preloadError', () => void startAnew())

async function startAnew(): Promise<void> {
  const last = Number(passing.getItem('started-anew') ?? 0)
  if (Date.now() - last < 30_000) return
  if (!(await probe())?.ok) {
    addEventListener('online', () => void startAnew(), { once: true })
    return
  }
  passing.setItem('started-anew', String(Date.now()))
  location.reload()
}

// Whoever comes straight to a table has its parts fetched along with the words.
if (routeOf(location.pathname).at === 'table') void import('./screens/Table.svelte').catch(() => undefined)

try {
  await begin()
  listen()
  follow()
  // What hung there until now.
  target.replaceChildren()
  mount(App, { target })
  watchTurns()
  if (import.meta.env.PROD) settleIn()
} catch (error) {
  // Not even words have arrived.
  target.textContent = 'Phantomline could not be loaded. Try again. · Phantomline no se ha podido cargar. Inténtalo de nuevo.'
  throw error
}
