/**
 * The town of Ghost Train as it is on the map, worked out when the page is built.
 *
 * Where its ways bend and what stands beside them takes a phone longer to find than all the rest of the
 * board, and it is the same every time.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const NAME = 'virtual:town'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PIECES = here('src/protocol/train-pieces.json')
const LANGUAGES = ['en', 'es']

export function town(): Plugin {
  return {
    name: 'town',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null
      const { module, dependencies } = await runnerImport<typeof import('./src/games/train/survey')>(here('src/games/train/survey.ts'), { configFile: false })
      for (const file of [PIECES, ...dependencies]) this.addWatchFile(file)
      const survey = module.surveyOf(JSON.parse(await readFile(PIECES, 'utf8')), LANGUAGES)
      // A browser reads so much data sooner as JSON than as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(survey))})`
    },
  }
}
