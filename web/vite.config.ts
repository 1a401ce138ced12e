import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.PHANTOMLINE_SERVER ?? 'http://127.0.0.1:8383'
const proxy = { '/api': { target: server, ws: true }, '/schema': { target: server } }

// What the table server says of itself, so that a preview forbids what it forbids.
const headers = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "img-src 'self' data:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
  ].join('; '),
}

/** Lays a compressed copy beside every text, so that the server never has to compress one. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = [...Object.keys(bundle), 'favicon.svg'].filter((name) => /\.(js|css|html|svg)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name)
          const text = await readFile(path)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(text))
          await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
        }),
      )
    },
  }
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: {
    alias: { $lib: here('src'), $locales: here('../src/phantomline/locales') },
  },
  build: {
    outDir: here('../src/phantomline/web'),
    emptyOutDir: true,
    target: 'es2023',
    // Fonts and styles are files of ours: the page's policy allows nothing inside it.
    assetsInlineLimit: 0,
    assetsDir: 'assets',
    sourcemap: false,
    reportCompressedSize: true,
  },
  server: { port: 5173, proxy, fs: { allow: [here('..')] } },
  preview: { port: 4173, proxy, headers },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
})
