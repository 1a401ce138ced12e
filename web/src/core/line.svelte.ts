/** Whether the server can be reached, found out along the way; it is tried again by itself. */
import { probe } from './probe'
import { api } from './session.svelte'

const SOON = 2_000
const LONGEST = 15_000

let up = $state(true)
let trying: Promise<boolean> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

export const line = {
  get up(): boolean {
    return up
  },
  /** Look now; whether it is there. */
  try: (): Promise<boolean> => (trying ??= look().finally(() => (trying = null))),
}

async function look(): Promise<boolean> {
  const answer = await probe()
  const there = answer !== null && answer.status < 502
  heard(there)
  return there
}

function heard(there: boolean): void {
  clearTimeout(timer)
  if (there) failures = 0
  up = there
  if (!there) timer = setTimeout(again, Math.min(LONGEST, SOON * 2 ** failures++))
}

function again(): void {
  // Nobody waits behind a page that nobody sees; it looks as soon as somebody does.
  if (document.visibilityState === 'visible') void line.try()
}

/** Follow the line: what requests meet with, and what the browser knows of the network. */
export function follow(): void {
  api.heard = (there) => {
    if (there !== up || !there) heard(there)
  }
  api.waited = () => void line.try()
  addEventListener('online', () => void line.try())
  addEventListener('offline', () => heard(false))
  document.addEventListener('visibilitychange', () => {
    if (!up) again()
  })
  if (!navigator.onLine) heard(false)
}
