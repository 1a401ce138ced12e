/** Reads catalogues in the browser: each file of each language is a piece of its own. */
import type { File, Language, Reader } from './catalogue'

const texts = import.meta.glob<string>('$locales/{en,es}/{common,web,web-*,bots,server,galore,ghosts,train,board-*}.ftl', {
  query: '?raw',
  import: 'default',
})

export const read: Reader = (language: Language, file: File) => {
  const found = Object.entries(texts).find(([path]) => path.endsWith(`/${language}/${file}.ftl`))
  return found ? found[1]() : Promise.reject(new Error(`no words: ${language}/${file}`))
}
