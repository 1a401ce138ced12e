/** What makes an application of the page: manifests in both languages, and the service worker of this build. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const LANGUAGES = ['en', 'es']
/** Beside the hashed files, what lies in `public`. */
const BESIDE = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png']

/** Lay a compressed copy beside a text, so that the server never has to compress one. */
export async function compress(path: string): Promise<void> {
  const text = await readFile(path)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text))
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
}

export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    transformIndexHtml: async (html) => {
      const ghost = encodeURIComponent(await readFile(here('public/favicon.svg'), 'utf8'))
      return {
        // The ghost on the curtain comes with the page: another journey for it would take as long as the game.
        html: html.replace('<img src="/favicon.svg"', `<img src="data:image/svg+xml,${ghost}"`),
        tags: [
          // The page turns to the other language's by itself.
          { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.en.webmanifest' }, injectTo: 'head' },
        ],
      }
    },
    async writeBundle({ dir = '' }, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const manifests = LANGUAGES.map((language) => `manifest.${language}.webmanifest`)
      for (const language of LANGUAGES) await put(dir, `manifest.${language}.webmanifest`, await manifest(language))
      const files = ['/', ...[...assets, ...BESIDE, ...manifests].sort().map((name) => `/${name}`)]
      const page = await readFile(join(dir, 'index.html'))
      const version = createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 12)
      await put(dir, 'sw.js', await worker(files, version))
    },
  }
}

async function put(dir: string, name: string, text: string): Promise<void> {
  await writeFile(join(dir, name), text)
  await compress(join(dir, name))
}

/** The service worker as one plain script, which every browser with workers can run. */
async function worker(files: readonly string[], version: string): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: here('src/worker/sw.ts'), formats: ['iife'], name: 'worker', fileName: 'sw' },
    },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (!output || !('output' in output)) throw new Error('there is no service worker')
  return output.output[0].code
}

async function manifest(language: string): Promise<string> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(await readFile(here(`../src/phantomline/locales/${language}/web-shell.ftl`), 'utf8')))
  const say = (id: string) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new Error(`${language} has no message ${id}`)
    return bundle.formatPattern(pattern)
  }
  const shortcut = (id: string, url: string) => ({
    name: say(id),
    description: say(`${id}-more`),
    url,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })
  const made = {
    id: '/',
    name: 'Phantomline',
    short_name: 'Phantomline',
    description: say('web-shell-app-description'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The night's; the page says its own colour as soon as it is there.
    background_color: '#0b1022',
    theme_color: '#0b1022',
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('web-shell-pad', '/pad'),
      shortcut('web-shell-replay', '/replay'),
      shortcut('web-shell-me', '/me'),
    ],
  }
  return `${JSON.stringify(made, null, 2)}\n`
}
