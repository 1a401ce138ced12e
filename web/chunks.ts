/**
 * How the page is cut into files.
 *
 * On a slow line every file costs a journey of its own, so that dozens of small ones take longer than
 * a few that are as large together. What is always loaded together is one file: the first page, what
 * lies around any table, each board, and the words that each of them needs.
 */
import { fileURLToPath } from 'node:url'

/** What rolldown tells of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The earlier one takes what both need, since it is there before the other. */
const SHELL = here('src/main.ts')
const TABLE_SCREEN = here('src/screens/Table.svelte')
const BOARDS = ['galore', 'ghosts', 'train'].map((game) => [`board-${game}`, here(`src/games/${game}/Board.svelte`)] as const)
const WORDS = /locales\/(en|es)\/([\w-]+)\.ftl/
const GAME = /^(?:board-)?(galore|ghosts|train)$/
const FIRST = new Set(['common', 'web', 'web-shell'])
const TABLE = new Set(['bots', 'server', 'web-hints', 'web-eyes'])

let found: { readonly graph: Graph; readonly names: Map<string, string> } | null = null

/** Return the file that a module goes into, if that is not left to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  const [, language, file = ''] = WORDS.exec(id) ?? []
  if (language) return wordsOf(file, language)
  if (found?.graph !== graph) found = { graph, names: named(graph) }
  return found.names.get(id) ?? null
}

function wordsOf(file: string, language: string): string | null {
  if (FIRST.has(file)) return `words-${language}`
  if (TABLE.has(file)) return `words-table-${language}`
  const [, game] = GAME.exec(file) ?? []
  return game ? `words-${game}-${language}` : null
}

function named(graph: Graph): Map<string, string> {
  const names = new Map<string, string>()
  const name = (ids: Iterable<string>, file: string) => {
    for (const id of ids) if (!names.has(id)) names.set(id, file)
  }
  name(reached(graph, SHELL), 'shell')
  name(reached(graph, TABLE_SCREEN), 'table')
  const boards = BOARDS.map(([file, root]) => [file, reached(graph, root)] as const)
  for (const [file, ids] of boards) {
    const others = boards.filter(([other]) => other !== file)
    // What several boards need lies around the table: nobody should fetch one game to play another.
    name([...ids].filter((id) => others.some(([, theirs]) => theirs.has(id))), 'table')
    name(ids, file)
  }
  return names
}

/** A module with all that it imports at once. */
function reached(graph: Graph, root: string): Set<string> {
  const found = new Set<string>()
  const ahead = [root]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (found.has(id)) continue
    found.add(id)
    ahead.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
