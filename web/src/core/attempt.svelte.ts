/** What the server is asked for with a button: one thing at a time, and what it refuses is said. */
import { toasts } from '$lib/design/toasts.svelte'
import { need, words } from '$lib/words/current.svelte'
import { ApiError } from './api'

/** What the server refused, in words; what is no refusal is thrown on. */
export async function refusalOf(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) throw error
  await need('server').catch(() => undefined)
  return words().refused(error)
}

export class Attempt {
  busy = $state(false)

  async at(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      await work()
    } catch (error) {
      toasts.say(await refusalOf(error), { tone: 'bad' })
    } finally {
      this.busy = false
    }
  }
}
