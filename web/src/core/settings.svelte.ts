/** The settings of this device, kept and applied to the page. */
import { speak } from '$lib/words/current.svelte'
import { api } from './session.svelte'
import { FIRST, keepSettings, readSettings, type Settings } from './settings'
import { lasting } from './shelves'

let current = $state.raw<Settings>(FIRST)

export const settings = {
  get now(): Settings {
    return current
  },
  async change(changes: Partial<Settings>): Promise<void> {
    const next = { ...current, ...changes }
    if (next.language !== current.language) await speak(next.language)
    current = next
    apply()
    keepSettings(lasting, next)
  },
  /** Whether things shall hold still. */
  get still(): boolean {
    return current.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
  },
}

export async function begin(): Promise<void> {
  current = readSettings(lasting, navigator.languages)
  apply()
  await speak(current.language)
}

function apply(): void {
  const { dataset } = document.documentElement
  dataset.theme = current.theme
  dataset.motion = current.motion
  api.language = current.language
  const colour = current.theme === 'night' ? '#0b1022' : '#cfdcf0'
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour)
  const manifest = document.querySelector('link[rel=manifest]')
  const fitting = `/manifest.${current.language}.webmanifest`
  if (manifest && manifest.getAttribute('href') !== fitting) manifest.setAttribute('href', fitting)
}
