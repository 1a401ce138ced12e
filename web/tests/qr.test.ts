import { describe, expect, it } from 'vitest'
import { qr, qrPath } from '../src/core/qr'

/** Read a code back, without its error correction: enough to know that a reader finds the text. */
function decoded(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length
  const version = (size - 17) / 4
  const dark = (x: number, y: number) => modules[y]?.[x] === true
  const format = [0, 1, 2].map((i) => (dark(2 - i + 2, 8) ? 1 : 0)) // bits 10 to 12: the mask
  const mask = ((format[0] ?? 0) | ((format[1] ?? 0) << 1) | ((format[2] ?? 0) << 2)) ^ 0b101
  const flips = [
    (x: number, y: number) => (x + y) % 2 === 0, (_x: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0, (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ][mask]
  const centre = version > 1 ? size - 7 : -9
  const fixed = (x: number, y: number) =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9) ||
    (Math.abs(x - centre) <= 2 && Math.abs(y - centre) <= 2)
  const bits: number[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step
        if (!fixed(x, y)) bits.push(dark(x, y) !== flips?.(x, y) ? 1 : 0)
      }
  }
  const number = (from: number, length: number) => bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0)
  const length = number(4, 8)
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, i) => number(12 + i * 8, 8)))
}

describe('QR codes', () => {
  it.each(['A', 'http://x/j/GNBZXJ', 'http://localhost:8383/j/GNBZXJ', 'mañana: ¡bu!'])('hold %s', (text) => {
    expect(decoded(qr(text))).toBe(text)
  })

  it('grow with what they hold, and end somewhere', () => {
    expect(qr('x').length).toBe(21)
    expect(qr('x'.repeat(62)).length).toBe(33)
    expect(qr('x'.repeat(213)).length).toBe(57)
    expect(() => qr('x'.repeat(214))).toThrow(RangeError)
  })

  it('are drawn as one path', () => {
    const modules = qr('boo')
    expect(qrPath(modules).split('M').length - 1).toBe(modules.flat().filter(Boolean).length)
  })
})
