import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { folderOfFile } from '../../tests/support/kept-until.ts'
import { readStaticFiles, staticFiles } from './static-files.ts'

const FILES = {
  'assets/app-1.css': 'plain',
  'assets/app-1.css.br': 'brotli',
  'assets/app-1.css.gz': 'gzip',
  'share.png': 'image',
  'sablonai/pretenzija.docx': 'document',
  'sablonai/lentele.xlsx': 'sheet',
  '.vite/manifest.json': 'hidden',
}

const directory = folderOfFile()
const app = new Hono()
beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  app.use(staticFiles(readStaticFiles(directory)))
  app.all('*', (c) => c.text('not a file', 404))
  // From now on all responses come from memory.
  rmSync(directory, { recursive: true })
})

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return app.request(path, { method, headers })
}

test.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0', 'plain', null],
  ['zstd', 'plain', null],
])('a client that accepts %s gets a file that is %s', async (accepted, text, encoding) => {
  const response = await ask('/assets/app-1.css', { 'Accept-Encoding': accepted })

  expect(await response.text()).toBe(text)
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Content-Length')).toBe(String(text.length))
  expect(response.headers.get('Content-Type')).toMatch(/^text\/css/)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
})

test('files whose names change with their content may be kept for ever, others for an hour', async () => {
  const [asset, image] = [await ask('/assets/app-1.css'), await ask('/share.png')]

  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(image.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(image.headers.get('Content-Type')).toBe('image/png')
  expect(image.headers.get('Last-Modified')).toMatch(/ GMT$/)
  expect(image.headers.has('Vary')).toBe(false)
})

test.each([
  ['pretenzija.docx', 'wordprocessingml.document'],
  ['lentele.xlsx', 'spreadsheetml.sheet'],
])('%s is saved under its name and kept out of search engines', async (name, type) => {
  const { headers } = await ask(`/sablonai/${name}`)

  expect(headers.get('Content-Type')).toBe(`application/vnd.openxmlformats-officedocument.${type}`)
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
})

test('a request for a part gets the whole file, and HEAD the headers alone', async () => {
  const part = await ask('/share.png', { Range: 'bytes=1-2,0-0' })
  const head = await ask('/share.png', {}, 'HEAD')

  expect([part.status, await part.text()]).toEqual([200, 'image'])
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '5', ''])
})

test.each([
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/assets/app-1.css.br',
  '/assets/',
  '/share/blog',
  '/assets/../.vite/manifest.json',
  '//assets/app-1.css',
])('%s is not a file', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('a file cannot be posted to', async () => {
  expect((await ask('/share.png', {}, 'POST')).status).toBe(404)
})
