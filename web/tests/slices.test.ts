import { describe, expect, it, vi } from 'vitest'
import { breath, slice } from '../src/core/slices'

/** Wait until everything that was to be drawn is. */
async function drawn(): Promise<void> {
  for (let n = 0; n < 20; n++) await breath()
}

describe('drawing part by part', () => {
  it('gives every part a task of its own, in the order in which they stand', async () => {
    const done: string[] = []
    for (const part of ['board', 'story'])
      slice(() => {
        done.push(part)
        queueMicrotask(() => done.push(`${part} settled`))
      })
    expect(done).toEqual([])
    await drawn()
    expect(done).toEqual(['board', 'board settled', 'story', 'story settled'])
  })

  it('draws what a part brings along before what stands below it', async () => {
    const done: string[] = []
    slice(() => {
      done.push('board')
      for (const part of ['ground', 'routes'])
        slice(() => {
          done.push(part)
          slice(() => done.push(`signs of ${part}`))
        })
    })
    slice(() => done.push('story'))
    await drawn()
    expect(done).toEqual(['board', 'ground', 'signs of ground', 'routes', 'signs of routes', 'story'])
    slice(() => done.push('another table'))
    await drawn()
    expect(done.at(-1)).toBe('another table')
  })

  it('leaves out what was called off, and goes on after what fails', async () => {
    const done: string[] = []
    const failed = vi.fn()
    const others = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection').once('unhandledRejection', failed)
    const off = ['gone', 'stays'].map((part) => slice(() => done.push(part)))[0]!
    slice(() => {
      later()
      throw new Error('a part fails')
    })
    const later = slice(() => done.push('gone too'))
    slice(() => done.push('last'))
    off()
    await drawn()
    for (const one of others) process.on('unhandledRejection', one)
    expect(done).toEqual(['stays', 'last'])
    expect(failed).toHaveBeenCalledOnce()
  })
})
