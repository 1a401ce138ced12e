import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../src/design/tokens.css', import.meta.url), 'utf-8')

/** The tokens of every rule, by its selectors. */
function tokens(...selectors: string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, heads = '', body = ''] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g))
    if (heads.split(',').some((head) => selectors.includes(head.trim())))
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value.trim())
  return found
}

function luminance(hex: string): number {
  const part = (n: number) => {
    const c = Number.parseInt(hex.slice(1 + n * 2, 3 + n * 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** A colour with so much of another over it. */
function under(below: string, above: string, part: number): string {
  const at = (hex: string, n: number) => Number.parseInt(hex.slice(1 + n * 2, 3 + n * 2), 16)
  return `#${[0, 1, 2].map((n) => Math.round(at(below, n) * (1 - part) + at(above, n) * part).toString(16).padStart(2, '0')).join('')}`
}

const SURFACES = ['--ground', '--surface', '--surface-2', '--sunk']

describe.each(['night', 'day'])('by %s', (theme) => {
  const base = [':root', `[data-theme='${theme}']`]
  const games = [[], ...['galore', 'ghosts', 'train'].map((game) => [`[data-game='${game}']`, `[data-theme='${theme}'] [data-game='${game}']`])]

  it.each(games)('text stands out from what it lies on %s', (...game: string[]) => {
    const palette = tokens(...base, ...game)
    const colour = (name: string) => palette.get(name) ?? name
    for (const surface of SURFACES)
      for (const text of ['--text', '--muted', '--accent-text'])
        expect(contrast(colour(text), colour(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('--accent-ink'), colour('--accent'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', colour('--bad-fill'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('--ink'), colour('--paper-2'))).toBeGreaterThanOrEqual(4.5)
    for (const surface of SURFACES) expect(contrast(colour('--focus'), colour(surface))).toBeGreaterThanOrEqual(3)
  })
})

it('whatever is written over the moon can be read on calm pages', () => {
  const drawn = readFileSync(new URL('../src/art/Backdrop.svelte', import.meta.url), 'utf-8')
  const number = (found: RegExp) => Number(found.exec(drawn)?.[1])
  const thin = (what: string) => number(new RegExp(`:not\\(\\[data-theme='day'\\]\\)\\) \\.calm \\.${what} \\{\\s*opacity: ([\\d.]+)`))
  const glow = number(/\.glow-0 \{[^}]*stop-opacity: ([\d.]+)/)
  const games = ['galore', 'ghosts', 'train'].map((game) => [`[data-game='${game}']`])
  for (const game of [[], ...games]) {
    const palette = tokens(':root', "[data-theme='night']", ...game)
    const colour = (name: string) => palette.get(name) ?? ''
    // The sky where the moon is highest: it gets darker from there.
    const sky = under(colour('--sky-top'), colour('--sky-mid'), (150 - 66) / (900 * 0.55))
    const moon = under(under(sky, colour('--moon-glow'), glow * thin('halo')), colour('--moon'), thin('moon'))
    for (const text of ['--text', '--muted', '--accent-text']) expect(contrast(colour(text), moon), `${text} ${game}`).toBeGreaterThanOrEqual(4.5)
  }
})

it('the colours of cards are those of the art direction', () => {
  const palette = tokens(':root')
  expect(Object.fromEntries(['red', 'green', 'orange', 'blue', 'yellow', 'white', 'black'].map((name) => [name, palette.get(`--c-${name}`)]))).toEqual({
    red: '#a01424', green: '#1c7566', orange: '#e9862a', blue: '#6c9ff6', yellow: '#f8dd62', white: '#f8f4e8', black: '#221833',
  })
})
