import { describe, expect, it } from 'vitest'
import { chosenOf, CLOCKS, clockName, countsOf, picksStart, starterOf, switchesOf } from '$lib/core/arrangement'
import { clockLine } from '$lib/games/clocks'
import type { GameInfo } from '$lib/protocol/http'
import { speaker } from './speakers'

const game = {
  min_players: 2,
  max_players: 5,
  options: {
    properties: {
      start: { anyOf: [{ type: 'integer' }, { type: 'null' }], description: 'The seat that starts.' },
      experts: { type: 'boolean', default: false, description: 'Two hidden tiles.' },
    },
  },
} as unknown as GameInfo

describe('how a table is set up', () => {
  it('offers the switches of the game, each with its line', () => {
    expect(switchesOf(game)).toEqual([{ field: 'experts', hint: 'Two hidden tiles.' }])
  })

  it('lets the host say who starts where the game has it', () => {
    expect(picksStart(game)).toBe(true)
    expect(picksStart({ ...game, options: { properties: {} } })).toBe(false)
    expect(starterOf({}, 3)).toBe(-1)
    expect(starterOf({ start: 2 }, 3)).toBe(2)
    expect(starterOf({ start: 2 }, 2)).toBe(-1)
  })

  it('asks for what is chosen, and leaves out what is left to chance, off, or without a seat', () => {
    expect(chosenOf({ start: 0, experts: true }, 3)).toEqual({ start: 0, experts: true })
    expect(chosenOf({ start: -1, experts: false }, 3)).toEqual({})
    expect(chosenOf({ start: 2, experts: true }, 2)).toEqual({ experts: true })
  })

  it('keeps a seat for everyone who sits already', () => {
    expect(countsOf(game)).toEqual([2, 3, 4, 5])
    expect(countsOf(game, 4)).toEqual([4, 5])
  })

  it('knows its clocks by name, and tells of any other', async () => {
    const words = await speaker('en')
    for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name)
    expect(clockName({ move: 180, game: null, increment: 0 })).toBe('own')
    expect(clockLine({ move: 86_400, game: null, increment: 0 }, words)).toBe('A day a move')
    expect(clockLine({ move: 180, game: null, increment: 0 }, words)).toBe('3 minutes a move')
    expect(clockLine({ move: 45, game: null, increment: 0 }, words)).toBe('45 seconds for each move')
    expect(clockLine({ move: null, game: 900, increment: 10 }, words)).toBe('15 minutes for the whole game')
    expect(clockLine(null, words)).toBe('As long as you like')
  })
})
