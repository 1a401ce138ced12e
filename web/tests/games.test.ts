import { describe, expect, it } from 'vitest'
import { askedOf, groupsOf } from '../src/games/actions'
import { standingsOf } from '../src/games/standing'
import { namesOf } from '../src/games/names'
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
})
