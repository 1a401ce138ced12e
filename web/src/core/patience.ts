/** Asking again where the server has said to wait. */
import { ApiError } from './api'

const TRIES = 5
/** Where it does not say for how long, and the most that anybody waits for it, in seconds. */
const USUAL = 2
const MOST = 30

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Return what is asked for, though it may take some tries; what is not wanted any more is not asked for again. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean, wait = pause): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || tries === TRIES) throw error
      await wait(1000 * Math.min(MOST, Number(error.params.seconds) || USUAL))
      if (!wanted()) throw error
    }
  }
}
