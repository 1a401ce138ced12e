/** The six families of ghosts and the mist: what a card of each looks like. */
export const FAMILIES = ['red', 'yellow', 'blue', 'black', 'white', 'green'] as const
export type Family = (typeof FAMILIES)[number]
export type Suit = Family | 'mist'
export const SUITS: readonly Suit[] = [...FAMILIES, 'mist']

export interface Look {
  /** The sign of the colour on a field of 24 by 24, the same as on cards of other games. */
  readonly sign: string
  /** One repeat of its pattern on a field of 12 by 12. */
  readonly pattern: string
  /** Whether its paper is dark, so that what is written on it is light. */
  readonly dark: boolean
}

export const LOOKS: Readonly<Record<Suit, Look>> = {
  red: { sign: 'M4 20L20 4M4 12l8-8M12 20l8-8', pattern: 'M-3 3L3-3M0 12L12 0M9 15l6-6', dark: true },
  yellow: { sign: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z', pattern: 'M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z', dark: false },
  blue: { sign: 'M2 9c4-5 7-5 10 0s6 5 10 0M2 17c4-5 7-5 10 0s6 5 10 0', pattern: 'M0 6c2-3 4-3 6 0s4 3 6 0', dark: false },
  black: { sign: 'M5 5h14v14H5z', pattern: 'M3 3h6v6H3z', dark: true },
  white: { sign: 'M12 3l9 9-9 9-9-9z', pattern: 'M6 2l4 4-4 4-4-4z', dark: false },
  green: { sign: 'M12 3v18M3 12h18', pattern: 'M6 3v6M3 6h6', dark: true },
  mist: { sign: 'M3 8h12M7 13h14M3 18h10', pattern: 'M0 3h7M4 9h8', dark: false },
}

export const isSuit = (name: string): name is Suit => name in LOOKS

/** The numbers on cards, drawn with a pen on a field of 20 by 28: part of the picture, not text. */
export const DIGITS: Readonly<Record<number, string>> = {
  1: 'M4.5 7.5L11 3v22M5 25h12',
  2: 'M4 9.5C4 1 17.5 1 17.5 9.5c0 6-11 8.5-13.5 15.5h14.5',
  3: 'M4.5 6C8 1 17 2.5 16.5 8.5c-.3 4-4 5-7 5 4 0 8 1.5 8 6C17.5 27 7 27.5 3.5 21.5',
}

/** Where one, two or three ghosts stand on a card of 100 by 144: left, top, size and whether they look the other way. */
export const STANDING: Readonly<Record<number, readonly (readonly [number, number, number, boolean])[]>> = {
  1: [[12, 46, 76, false]],
  2: [[3, 38, 57, false], [40, 78, 57, true]],
  3: [[30, 31, 50, false], [1, 78, 50, false], [49, 85, 50, true]],
}
