import type { GameName } from '$lib/protocol/games'

/** Which game the letters of a rule id belong to. */
export const RULE_GAMES: Readonly<Record<string, GameName>> = { GG: 'galore', GH: 'ghosts', GT: 'train' }
export const RULE_LETTERS: Readonly<Record<GameName, string>> = { galore: 'GG', ghosts: 'GH', train: 'GT' }
