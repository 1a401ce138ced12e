/**
 * How wide a text of the map is, in letters of size 1.
 *
 * These are the widths of Atkinson Hyperlegible's bold letters. Asking the browser instead would tell
 * those of another font for as long as ours is on its way, and nothing where the page is built.
 */
const LETTERS: Readonly<Record<string, number>> = {
  ' ': 320, "'": 222, '’': 277, '-': 374, '.': 243, ',': 243, '&': 702, '(': 366, ')': 366,
  0: 652, 1: 448, 2: 586, 3: 605, 4: 626, 5: 612, 6: 632, 7: 543, 8: 625, 9: 561,
  A: 690, B: 639, C: 673, D: 686, E: 580, F: 544, G: 719, H: 679, I: 458, J: 560, K: 659, L: 537, M: 842,
  N: 700, O: 764, P: 626, Q: 781, R: 654, S: 619, T: 617, U: 663, V: 656, W: 883, X: 699, Y: 687, Z: 621,
  a: 553, b: 596, c: 520, d: 596, e: 566, f: 367, g: 597, h: 572, i: 315, j: 259, k: 567, l: 314, m: 886,
  n: 572, o: 573, p: 596, q: 601, r: 372, s: 534, t: 379, u: 570, v: 526, w: 723, x: 533, y: 518, z: 516,
}
const ACCENT = /\p{Mn}/gu
/** Letters of scripts that our font does not have: about as wide as high from here on, and as most before. */
const FULL = '\u2e80'

export function measure(text: string): number {
  let width = 0.1
  for (const letter of text.normalize('NFD').replace(ACCENT, '')) width += (LETTERS[letter] ?? (letter < FULL ? 600 : 1000)) / 1000
  return width
}
