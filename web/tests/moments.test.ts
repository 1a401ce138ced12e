import { describe, expect, it } from 'vitest'
import { momentAt, momentsOf, stepFrom } from '$lib/core/moments'
import type { Told } from '$lib/protocol/messages'

const told = (seq: number, kind: string, more: Partial<Told> = {}): Told => ({ seq, at: 0, kind, ...more })

const log = [
  told(1, 'created'),
  told(2, 'sat', { seat: 0 }),
  told(3, 'started'),
  told(4, 'moved', { seat: 0 }),
  told(5, 'asked', { seat: 0 }),
  told(6, 'answered', { seat: 1, yes: false }),
  told(7, 'handed', { seat: 1 }),
  told(8, 'tookback', { seat: 0 }),
  told(9, 'moved', { seat: 0 }),
]

describe('the moments to look back at', () => {
  it('are those in which the board changed, what was taken back among them', () => {
    expect(momentsOf(log)).toEqual([3, 4, 8, 9])
    expect(momentsOf(log.slice(0, 2))).toEqual([])
  })

  it('are found from any line of the log', () => {
    const moments = momentsOf(log)
    expect(momentAt(moments, 7)).toBe(4)
    expect(momentAt(moments, 9)).toBe(9)
    expect(momentAt(moments, 2)).toBeNull()
  })

  it('are walked through step by step, and end at both ends', () => {
    const moments = momentsOf(log)
    expect(stepFrom(moments, 4, 1)).toBe(8)
    expect(stepFrom(moments, 7, -1)).toBe(3)
    expect(stepFrom(moments, 3, -1)).toBeNull()
    expect(stepFrom(moments, 9, 1)).toBeNull()
  })
})
