import type { GameName } from '$lib/protocol/games'

/** Which game the letters of a rule id belong to. */
const RULE_GAMES: Readonly<Record<string, GameName>> = { GG: 'galore', GH: 'ghosts', GT: 'train' }
export const RULE_LETTERS: Readonly<Record<GameName, string>> = { galore: 'GG', ghosts: 'GH', train: 'GT' }

/** What the rules of each ten speak of, in the order in which one reads them. */
const SECTIONS: Readonly<Record<GameName, readonly string[]>> = {
  galore: ['pieces', 'setup', 'claiming', 'placing', 'paths', 'scoring', 'scoring'],
  ghosts: ['cards', 'setup', 'turn', 'end'],
  train: ['pieces', 'setup', 'turn', 'tickets', 'end'],
}

export interface Rule {
  /** Such as GH-22. */
  readonly id: string
  readonly text: string
}

export interface Section {
  /** Ends the id of its title: `web-rules-…`. */
  readonly key: string
  readonly rules: readonly Rule[]
}

/** The game that a rule belongs to. */
export function gameOf(rule: string): GameName | undefined {
  return RULE_GAMES[rule.slice(0, 2)]
}

/** Sort rules into sections. */
export function sectionsOf(game: GameName, rules: readonly Rule[]): Section[] {
  const keyOf = (rule: Rule) => SECTIONS[game][Number(rule.id.slice(3, 4))] ?? 'end'
  const found = new Map<string, Rule[]>()
  for (const rule of rules) found.set(keyOf(rule), [...(found.get(keyOf(rule)) ?? []), rule])
  return [...found].map(([key, its]) => ({ key, rules: its }))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rules that have every word of what somebody looks for, whatever its accents. */
export function searchRules(rules: readonly Rule[], wanted: string): Rule[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.text}`)
    return words.every((word) => text.includes(word))
  })
}
