/** The picture of a score line: its monster, the diamond, or the door that it speaks of. */
const ICONS: Readonly<Record<string, string>> = {
  dragons: 'dragon', ghosts: 'ghost', golems: 'golem', satyrs: 'satyr', skeletons: 'skeleton', slimes: 'slime',
  bats: 'bat', werewolves: 'werewolf', wisps: 'wisp', diamonds: 'diamond', bone_doors: 'line-bone',
  tooth_doors: 'line-tooth', other_paths: 'line-plain',
}

export const iconOf = (category: string): string => ICONS[category] ?? 'diamond'

/** The rule behind each line, in the order of the sheet. */
export const ruleOf = (line: number): string => `GG-${50 + line}`
