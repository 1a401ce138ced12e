import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
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

export default defineConfig({
  plugins: [svelte()],
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
