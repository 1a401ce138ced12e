import { mount } from 'svelte'
import App from './App.svelte'
import { listen } from './core/router.svelte'
import { begin } from './core/settings.svelte'
import './design/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the application')

// A newer version may have replaced the parts that this page was made of: then it starts anew, once.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('started-anew') ?? 0)
  if (Date.now() - last < 30_000) return
  event.preventDefault()
  sessionStorage.setItem('started-anew', String(Date.now()))
  location.reload()
})

try {
  await begin()
  listen()
  mount(App, { target })
} catch (error) {
  // Not even words have arrived.
  target.textContent = 'Phantomline could not be loaded. Try again. · Phantomline no se ha podido cargar. Inténtalo de nuevo.'
  throw error
}
