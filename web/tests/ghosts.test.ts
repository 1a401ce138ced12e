import { describe, expect, it } from 'vitest'
import { flightsOf, type Box } from '../src/games/ghosts/flight'
import { movesOf, ranking, roundEndIn, roundEndOf, winnersOf } from '../src/games/ghosts/moves'
import { around, fanned, keysOf, lying, ring, roomOf } from '../src/games/ghosts/table'
import type { GhostsEvent } from '../src/protocol/ghosts'

describe('the table', () => {
  it.each([2, 3, 4, 5, 6])('%i players each have one place, clockwise from the left of whoever sits in front', (players) => {
    for (let front = 0; front < players; front++) {
      const seats = around(players, front)
      expect(seats.map((one) => one.seat)).toEqual(Array.from({ length: players - 1 }, (_, n) => (front + n + 1) % players))
      expect(new Set(seats.map((one) => one.place.join())).size).toBe(players - 1)
      for (const { place } of seats) for (const part of place) expect(part >= 0 && part <= 1).toBe(true)
      // The first is on the left, or straight ahead if there is only one.
      expect(seats[0]?.place[0]).toBeLessThanOrEqual(0.5)
      expect(seats.at(-1)?.place[0]).toBeGreaterThanOrEqual(0.5)
    }
  })

  it('draws the direction clockwise: from the front to the left, from the left to the back', () => {
    const signs = ring(4, 0, 0, 100, 100)
    const lowLeft = signs.find((sign) => sign.x < 0 && sign.y > 0)
    const highLeft = signs.find((sign) => sign.x < 0 && sign.y < 0)
    expect(lowLeft && Math.cos((lowLeft.angle * Math.PI) / 180)).toBeLessThan(0)
    expect(highLeft && Math.sin((highLeft.angle * Math.PI) / 180)).toBeLessThan(0)
  })

  it('fans cards around their middle', () => {
    expect(fanned(2, 5, 60)).toEqual({ x: 0, y: 0, turn: 0 })
    expect(fanned(0, 5, 60).x).toBe(-fanned(4, 5, 60).x)
    expect(fanned(0, 5, 60).turn).toBe(-fanned(4, 5, 60).turn)
    expect(fanned(0, 1, 60)).toEqual({ x: 0, y: 0, turn: 0 })
  })

  it('knows how much room there is for what is said on top of a card', () => {
    expect(roomOf({ x: 0, turn: 0 }, 80, 360)).toEqual({ left: 180, right: 180 })
    const [first, last] = [fanned(0, 6, 50), fanned(5, 6, 50)].map((at) => roomOf(at, 80, 360))
    // A card at the end leans outwards.
    expect(last!.right).toBeLessThan(180 - 125)
    expect([first!.left, first!.right]).toEqual([last!.right, last!.left])
  })

  it('leaves room for the deck at a narrow table with many around it', () => {
    for (const players of [5, 6]) {
      const [wide, narrow] = [false, true].map((small) => around(players, 0, small)[0]!.place[1])
      expect(narrow).toBeGreaterThan(wide! + 0.1)
    }
    expect(around(4, 0, true)).toEqual(around(4, 0))
  })

  it('names cards of one kind apart', () => {
    expect(keysOf(['red-1', 'red-1', 'mist'])).toEqual(['red-1#0', 'red-1#1', 'mist#0'])
  })

  it('lays mists beneath, and shows no more ghosts than one can see', () => {
    const { mists, ghosts } = lying(['mist', 'mist', 'red-1', 'red-2', 'red-3', 'blue-1', 'blue-2', 'blue-3'], 4)
    expect(mists.map((one) => one.key)).toEqual(['m0', 'm1'])
    expect(ghosts.map((one) => one.card)).toEqual(['red-3', 'blue-1', 'blue-2', 'blue-3'])
    // A card keeps its name and its slant while others come on top.
    expect(lying(['red-1', 'red-2'], 5).ghosts[0]).toEqual(lying(['mist', 'red-1'], 5).ghosts[0])
  })
})

describe('what moves', () => {
  const played: GhostsEvent = { type: 'raised', seat: 1, card: 'red-2', ghosts: 2, level: 5 }

  it("shows nothing of others' cards before they lie on the pile", () => {
    expect(movesOf([played, { type: 'drew', seat: 1, card: null }], 0)).toEqual([
      { from: 'hand:1', to: 'pile', card: 'red-2', open: [false, true], delay: 0 },
      { from: 'deck', to: 'hand:1', card: null, open: [false, false], delay: 110 },
    ])
    // Even if somebody told.
    expect(movesOf([{ type: 'drew', seat: 1, card: 'red-1' }], 0)[0]?.card).toBeNull()
  })

  it("plays one's own card openly from where it was, and turns over the one that comes", () => {
    expect(movesOf([played, { type: 'drew', seat: 1, card: 'blue-1' }], 1)).toEqual([
      { from: 'card:red-2', to: 'pile', card: 'red-2', open: [true, true], delay: 0 },
      { from: 'deck', to: 'card:blue-1', card: 'blue-1', open: [false, true], delay: 110 },
    ])
  })

  it('slips mist beneath, and takes a large pile with a few cards', () => {
    expect(movesOf([{ type: 'hidden', seat: 2, level: 3 }], null)[0]).toMatchObject({ from: 'hand:2', to: 'mists', card: 'mist' })
    const taken = movesOf([{ type: 'took', seat: 2, cards: 14, fright: 4 }], 2)
    expect(taken).toHaveLength(6)
    expect(taken.every((move) => move.to === 'taken:2' && move.card === null)).toBe(true)
  })

  it('deals a whole round within 600 milliseconds', () => {
    const dealt = Array.from({ length: 30 }, (_, n): GhostsEvent => ({ type: 'dealt', seat: n % 6, card: null }))
    const delays = movesOf(dealt, 0).map((move) => move.delay)
    expect(Math.max(...delays) + 340).toBeLessThanOrEqual(600)
  })

  it('finds both ends on the screen, each of two cards alike once', () => {
    const box: Box = { x: 1, y: 2, width: 3 }
    const before = new Map([['deck', box], ['hand:1', box]])
    const after = new Map([['card:red-1#0', box], ['card:red-1#1', box], ['pile', box], ['top:g0', box], ['top:g1', box]])
    const dealt: GhostsEvent = { type: 'dealt', seat: 0, card: 'red-1' }
    const flights = flightsOf(movesOf([dealt, dealt, dealt, played], 0), before, after)
    expect(flights.map((flight) => flight.hides)).toEqual(['card:red-1#1', 'card:red-1#0', 'top:g1'])
  })
})

describe('how it ends', () => {
  it('tells who could not play, who was unafraid and the points', () => {
    const ended: GhostsEvent = { type: 'round-ended', round: 1, seat: 2, seats: [0], fright: [0, 4, 5] }
    expect(roundEndOf([ended], [3, 4, 5])).toEqual({ round: 1, seat: 2, unafraid: [0], fright: [0, 4, 5], before: [3, 4, 5] })
    expect(roundEndOf([{ type: 'drew', seat: 0, card: null }])).toBeNull()
  })

  it('finds it again in the log, with the points before it as far as they were told', () => {
    const first: GhostsEvent = { type: 'round-ended', round: 1, seat: 2, seats: [0], fright: [0, 4, 5] }
    const second: GhostsEvent = { type: 'round-ended', round: 2, seat: 1, seats: [1], fright: [1, 1, 5] }
    const took: GhostsEvent = { type: 'took', seat: 0, cards: 3, fright: 1 }
    expect(roundEndIn([{ ...took, seat: 1, fright: 4 }, first])?.before).toEqual([undefined, 4])
    expect(roundEndIn([first, took, second, took])).toMatchObject({ round: 2, before: [1, 4, 5], fright: [1, 1, 5] })
    expect(roundEndIn([took])).toBeNull()
  })

  it('believes the table about who won, and the events before it', () => {
    const ended: GhostsEvent = { type: 'ended', winners: [1], scores: [4, 2] }
    expect(winnersOf([ended], null)).toEqual([1])
    expect(winnersOf([ended], { reason: 'resigned', winners: [0], scores: [4, 2] })).toEqual([0])
    expect(winnersOf([], null)).toEqual([])
  })

  it('lists everyone by the places that the server tells', () => {
    expect(ranking([1, 4, 1, 3], [0, 2]).map(({ seat, place }) => [seat, place])).toEqual([[0, 1], [2, 1], [3, 3], [1, 4]])
  })

  it('puts whoever was left first, though others had fewer points when they gave up', () => {
    expect(ranking([2, 3, 1], [1]).map(({ seat, won }) => [seat, won])).toEqual([[1, true], [2, false], [0, false]])
  })
})
