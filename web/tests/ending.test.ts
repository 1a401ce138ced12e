import { describe, expect, it } from 'vitest'
import { hasWon } from '../src/core/table'
import { endingOf } from '../src/games/ending'
import { storyOf } from '../src/games/story'
import type { Outcome } from '../src/protocol/core'
import type { SeatShown, Told } from '../src/protocol/messages'
import { boxes, speaker } from './speakers'

const words = await speaker('en')
const names = ['Ana', 'Bruno']
const outcome: Outcome = { reason: 'three-rounds', winners: [0], scores: [2, 5] }
const ended = { seq: 9, at: 0, kind: 'moved', seat: 1, events: [{ type: 'ended', ...outcome }] } as unknown as Told
const seat = (player: string | null, bot: string | null = null): SeatShown => ({ player, name: player, bot, resigned: false })

describe('what a bot won for somebody', () => {
  it.each([0, 1, null])('it won as theirs, whoever hears of it: %s', (viewer) => {
    const ending = endingOf([0], names, viewer, words)
    expect(words.outcome(outcome, boxes.ghosts, ending.names, ending.viewer)).toMatch(/^Ana’s bot wins/)
    expect(storyOf(ended, { words, box: boxes.ghosts, names, viewer, ending }).at(-1)).toMatch(/Ana’s bot wins/)
  })

  it('is nothing to those who played themselves', () => {
    expect(endingOf([], names, 0, words)).toEqual({ names, viewer: 0 })
    expect(endingOf([1], names, 0, words)).toEqual({ names: ['Ana', 'Bruno’s bot'], viewer: 0 })
  })
})

describe('who has won', () => {
  const table = (...seats: SeatShown[]) => ({ outcome, seats })
  it('is told to those with one seat', () => {
    expect(hasWon(table(seat('ana'), seat('bruno')), 'ana')).toBe(true)
    expect(hasWon(table(seat('ana'), seat('bruno')), 'bruno')).toBe(false)
    expect(hasWon(table(seat('ana'), seat('bruno')), null)).toBe(false)
    expect(hasWon({ ...table(seat('ana')), outcome: null }, 'ana')).toBe(false)
  })
  it('is not known of several around one screen, nor of whoever let a bot finish', () => {
    expect(hasWon(table(seat('ana'), seat('ana')), 'ana')).toBe(false)
    expect(hasWon(table(seat('ana', 'easy'), seat('bruno')), 'ana')).toBe(false)
  })
})
