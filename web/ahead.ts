/**
 * Which files each place of the page will ask for, found out when it is built.
 *
 * A page asks for its parts one after the other: what it is told at a table says which board it needs,
 * and that one which words. The server knows where somebody goes before the page does, so it can name
 * all of them at once (`ahead.json`, read by server/http/routes/web.py).
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const LANGUAGES = ['en', 'es']
const GAMES = ['galore', 'ghosts', 'train']
const FIRST_WORDS = ['common', 'web', 'web-shell']
const TABLE_WORDS = ['bots', 'server', 'web-eyes', 'web-hints']

type Bundle = Rolldown.OutputBundle
type Files = Record<string, readonly string[]>

export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      await writeFile(join(dir, 'ahead.json'), `${JSON.stringify(filesAhead(bundle), null, 2)}\n`)
    },
  }
}

/** By language the files of the first page, and by game and language those of a table. */
function filesAhead(bundle: Bundle): Files {
  const there = filesOf(bundle, ['web/index.html'])
  const made: Record<string, readonly string[]> = {}
  for (const language of LANGUAGES) {
    const words = (files: readonly string[]) => files.map((file) => `locales/${language}/${file}.ftl`)
    const first = filesOf(bundle, words(FIRST_WORDS))
    made[language] = without(first, there)
    for (const game of GAMES) {
      const pieces = game === 'ghosts' ? [] : [`protocol/${game}-pieces.json`]
      const parts = ['screens/Table.svelte', `games/${game}/Board.svelte`, ...pieces]
      const table = filesOf(bundle, [...parts, ...words([...TABLE_WORDS, game, `board-${game}`])])
      made[`${game} ${language}`] = without([...first, ...table], there)
    }
  }
  return made
}

/** The files of some modules, with all that those import at once, and their styles. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const waiting = modules.map((module) => {
    const found = chunks.find((one) => one.facadeModuleId?.split('?')[0]?.endsWith(`/${module}`))
    if (!found) throw new Error(`nothing was built of ${module}`)
    return found.fileName
  })
  const files = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') continue
    files.add(name)
    waiting.push(...chunk.imports)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }
  return [...files]
}

function without(files: readonly string[], there: readonly string[]): string[] {
  return [...new Set(files)].filter((name) => !there.includes(name)).sort()
}
