import { describe, expect, it } from 'vitest'
import { ApiError } from '../src/core/api'
import { patiently } from '../src/core/patience'

const busy = (seconds?: number) => new ApiError(429, { code: 'too-many', message: 'Wait.', ...(seconds && { params: { seconds } }) })

/** What refuses so often, and for how long one then waited. */
function refusing(errors: Error[]) {
  const waits: number[] = []
  let asked = 0
  const ask = () => {
    const error = errors[asked++]
    return error ? Promise.reject(error) : Promise.resolve('here')
  }
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  return { ask, wait, waits, asked: () => asked }
}

describe('whoever asks patiently', () => {
  it('waits for as long as the server says, and gets it', async () => {
    const { ask, wait, waits } = refusing([busy(3), busy(), busy(999)])
    await expect(patiently(ask, () => true, wait)).resolves.toBe('here')
    expect(waits).toEqual([3000, 2000, 30_000])
  })

  it('gives up in the end', async () => {
    const { ask, wait, asked } = refusing(Array.from({ length: 9 }, () => busy(1)))
    await expect(patiently(ask, () => true, wait)).rejects.toMatchObject({ status: 429 })
    expect(asked()).toBe(5)
  })

  it('asks no more for what is not wanted any more, or was refused for another reason', async () => {
    const old = refusing([busy(1)])
    await expect(patiently(old.ask, () => false, old.wait)).rejects.toMatchObject({ status: 429 })
    expect(old.asked()).toBe(1)
    const gone = refusing([new ApiError(404, { code: 'no-such-table', message: 'Gone.' })])
    await expect(patiently(gone.ask, () => true, gone.wait)).rejects.toMatchObject({ status: 404 })
    expect(gone.waits).toEqual([])
  })
})
