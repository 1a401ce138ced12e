import { svelte } from '@sveltejs/vite-plugin-svelte'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ahead } from './ahead.ts'
import { chunkOf } from './chunks.ts'
import { compress, shell } from './shell.ts'
import { town } from './town.ts'

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
      await Promise.all(texts.map((name) => compress(join(dir, name))))
    },
  }
}

export default defineConfig({
  plugins: [svelte(), town(), compressed(), ahead(), shell()],
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
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'cut', name: chunkOf }] } } },
    reportCompressedSize: true,
  },
  server: { port: 5173, proxy, fs: { allow: [here('..')] } },
  preview: { port: 4173, proxy, headers },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
})
