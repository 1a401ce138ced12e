import { describe, expect, it } from 'vitest'
import { gameOf, RULE_LETTERS, searchRules, sectionsOf } from '$lib/core/rules'
import { GAMES } from '$lib/protocol/games'
import { LANGUAGES } from '$lib/words/catalogue'
import { speaker } from './speakers'

const rules = [
  { id: 'GH-01', text: 'The deck has 60 cards.' },
  { id: 'GH-22', text: 'Un color distinto añade sus fantasmas al nivel.' },
  { id: 'GH-24', text: 'La niebla va debajo del montón.' },
]

describe('the rules', () => {
  it('are found by any words of theirs, with or without accents', () => {
    expect(searchRules(rules, 'fantasmas anade').map((rule) => rule.id)).toEqual(['GH-22'])
    expect(searchRules(rules, 'gh-24')).toHaveLength(1)
    expect(searchRules(rules, '  ')).toEqual(rules)
    expect(searchRules(rules, 'dragon')).toEqual([])
  })

  it('belong to a game', () => {
    expect(gameOf('GT-21')).toBe('train')
    expect(gameOf('XX-1')).toBeUndefined()
  })

  it.each(LANGUAGES)('all stand in a section that has a title in %s', async (language) => {
    const words = await speaker(language)
    for (const game of GAMES) {
      const all = words.catalogue.ids(`rule-${RULE_LETTERS[game]}-`).map((id) => ({ id: id.slice(5), text: words.say(id) }))
      const sections = sectionsOf(game, all)
      expect(all.length).toBeGreaterThan(15)
      expect(sections.flatMap((section) => section.rules)).toEqual(all)
      for (const { key } of sections) expect(words.has(`web-rules-${key}`), key).toBe(true)
    }
  })
})
