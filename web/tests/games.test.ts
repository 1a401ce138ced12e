import { describe, expect, it } from 'vitest'
import { askedOf, groupsOf } from '../src/games/actions'
import { atEnd, idle } from '../src/games/ended'
import { scoreOf, standingsOf } from '../src/games/standing'
import { companyOf, namesOf } from '../src/games/names'
import { storyOf, teller } from '../src/games/story'
import type { AnyView, GameName } from '../src/protocol/games'
import type { SeatShown, Told } from '../src/protocol/messages'
import { boxes, speaker } from './speakers'
import seen from './views.json'

const views = seen as unknown as AnyView[]
const names = ['Ana', 'Bruno', 'Inés']
const spoken = { en: await speaker('en'), es: await speaker('es') }
const deciding = views.filter((view) => view.legal.length > 0)

/** Words that are ids of messages or pieces, or nothing at all, never reach people. */
const raw = /\b(web|galore|ghosts|train|seat|rule)-[a-z]|undefined|NaN|\[object|null|--/

describe.each(['en', 'es'] as const)('in %s', (language) => {
  const words = spoken[language]

  it('every decision has a question of its own', () => {
    for (const view of deciding) {
      const asked = askedOf(view, words)
      expect(asked).not.toBe(words.say('web-ask'))
      expect(asked).not.toMatch(raw)
    }
    expect(deciding.length).toBeGreaterThan(12)
  })

  it('a train is asked for nothing but what it may do', () => {
    const view = deciding.find((one) => one.game === 'train')!
    const does = { claim: /reclam|claim/i, discard: /billetes|tickets/i, draw: /rob|draw/i }
    const kinds = Object.keys(does) as (keyof typeof does)[]
    const asked = new Set<string | null>()
    for (let some = 1; some < 2 ** kinds.length; some++) {
      const open = kinds.filter((_, place) => (some >> place) & 1)
      const sentence = askedOf({ ...view, legal: open.map((type) => ({ type })) } as unknown as AnyView, words)
      for (const kind of kinds) expect(does[kind].test(sentence ?? '')).toBe(open.includes(kind))
      asked.add(sentence)
    }
    asked.add(askedOf({ ...view, legal: [{ type: 'pass' }] } as unknown as AnyView, words))
    expect(asked.size).toBe(2 ** kinds.length)
    expect(asked).not.toContain(words.say('web-ask'))
  })

  it('one other is not spoken of as several', () => {
    const undo = (count: number) => words.say('web-undo-asked', { who: 'you', name: 'Ana', others: 'X', count })
    expect(undo(1)).toMatch(/X (is|se lo piensa\b)/)
    expect(undo(2)).toMatch(/X (are|se lo piensan\b)/)
    const left = (scores: number[]) => words.outcome({ reason: 'resigned', winners: [0], scores }, boxes.ghosts, names, 0)
    expect(left([0, 0])).toMatch(/ the other has|la otra persona/)
    expect(left([0, 0, 0])).toMatch(/the others have|los demás/)
    const view = deciding.find((one) => one.legal.some((action) => action.type === 'leave'))!
    expect(askedOf({ ...view, players: 2 }, words)).toMatch(/the other player|la otra persona/)
    expect(askedOf({ ...view, players: 3 }, words)).toMatch(/the others|los demás/)
  })

  it('every open action is there once, in words', () => {
    for (const view of deciding) {
      const groups = groupsOf(view, words, boxes[view.game as GameName], names)
      const choices = groups.flatMap((group) => group.choices)
      expect(choices.map((choice) => choice.action).toSorted(byJson)).toEqual([...view.legal].toSorted(byJson))
      expect(new Set(groups.map((group) => group.key)).size).toBe(groups.length)
      for (const group of groups) {
        expect(new Set(group.choices.map((choice) => choice.label)).size).toBe(group.choices.length)
        for (const choice of group.choices) expect(`${group.title ?? ''} ${choice.label} ${choice.sentence}`).not.toMatch(raw)
      }
    }
  })

  it('everyone stands somewhere in every view, for players and for spectators', () => {
    for (const view of views) {
      const standings = standingsOf(view, words)
      expect(standings).toHaveLength(view.players)
      expect(JSON.stringify(standings)).not.toMatch(raw)
    }
  })

  it('the log leaves out cards dealt unseen, and tells what people did', () => {
    const listener = { words, box: boxes.ghosts, names, viewer: 0 }
    const dealt: Told = {
      seq: 3, at: 0, kind: 'started',
      events: [{ type: 'dealt', seat: 1, card: null }, { type: 'dealt', seat: 0, card: 'red-2' }],
    }
    expect(storyOf(dealt, listener)).toHaveLength(2)
    const handed: Told = { seq: 4, at: 0, kind: 'handed', seat: 1, bot: 'easy', why: 'time' }
    expect(storyOf(handed, listener).join()).toMatch(/Bruno.*Bo?o?u?/)
    expect(storyOf({ seq: 1, at: 0, kind: 'created' }, listener)).toEqual([])
    for (const yes of [true, false]) expect(storyOf({ seq: 5, at: 0, kind: 'answered', seat: 0, yes }, listener).join()).not.toMatch(raw)
  })

  it('the log tells each entry once, however long it gets', () => {
    const tell = teller({ words, box: boxes.ghosts, names, viewer: 0 })
    const handed: Told = { seq: 4, at: 0, kind: 'handed', seat: 1, bot: 'easy', why: 'time' }
    expect(tell(handed)).toBe(tell(handed))
    expect(tell(handed).lines).toEqual(storyOf(handed, { words, box: boxes.ghosts, names, viewer: 0 }))
  })
})

it('bots of a kind are told apart', () => {
  const seat = (name: string | null, bot: string | null): SeatShown => ({ player: name, name, bot, resigned: false })
  const table = { seats: [seat('Ana', null), seat(null, 'easy'), seat(null, 'easy'), seat(null, null), seat('Bo', 'easy')] }
  expect(namesOf(table, spoken.en)).toEqual(['Ana', 'Boo', 'Boo 2', 'Free seat', 'Bo'])
})

function byJson(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}

it('people with several seats around one screen are told apart', () => {
  const seat: SeatShown = { player: 'x', name: 'Ana', bot: null, resigned: false }
  expect(namesOf({ seats: [seat, seat] }, spoken.es)).toEqual(['Ana', 'Ana 2'])
  // Whoever was alone around one screen played with nobody.
  expect(companyOf({ seats: [seat, seat] }, seat.player, spoken.es)).toBe('En torno a una pantalla: Ana y Ana 2')
  expect(companyOf({ seats: [seat, seat] }, 'somebody else', spoken.en)).toBe('With Ana and Ana 2')
})

describe('a game that somebody gave up', () => {
  const outcome = { reason: 'resigned', winners: [0], scores: [0, 0, 0] }

  it('has nobody to act and nothing open, wherever it stood', () => {
    for (const view of deciding) {
      expect(atEnd(view, null)).toBe(view)
      expect(atEnd(view, outcome)).toEqual({ ...view, phase: 'over', actors: [], legal: [] })
      expect(idle(view)).toEqual({ ...view, legal: [] })
    }
    const over = { ...deciding[0]!, phase: 'over', actors: [], legal: [] } as AnyView
    expect(atEnd(over, outcome)).toBe(over)
    expect(idle(over)).toBe(over)
  })

  it('leaves everyone the points they had', () => {
    const had = { score: '7', note: '' }
    expect(scoreOf(outcome, had, 1)).toBe('7')
    expect(scoreOf(null, had, 1)).toBe('7')
    expect(scoreOf({ ...outcome, reason: 'three-rounds', scores: [3, 0, 9] }, had, 1)).toBe('0')
    expect(scoreOf(outcome, { score: '', note: '' }, 0)).toBe('')
  })
})
