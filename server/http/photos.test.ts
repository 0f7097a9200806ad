import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { loadSite } from '#app/infra/site/site-file.server.ts'
import { site } from '#config/site.ts'
import { defaultFacts } from '../../tests/support/default-facts.ts'
import { readStaticFile, staticFiles } from './static-files.ts'

const FAULTS = {
  '/photos/missing.jpg': 'is missing',
  '/photos/too-big.jpg': 'is larger than 1 MB',
  '/photos/folder.jpg': 'is a folder',
  '/photos/text.jpg': 'is not a picture in JPEG, PNG, WebP or AVIF',
  '/photos/telephone.jpg': 'is not a picture in JPEG, PNG, WebP or AVIF',
}
const PHOTO = 'RIFF....WEBP'
const UNNAMED = [
  ...['/photos/logo.svg', '/photos/page.html', '/photos/Ona foto.jpg', '/photos/.hidden.jpg'],
  ...['/site.json', '/photos/../site.json', '/photos/../site.jpg', '/photos/..%2fsite.jpg'],
  ...['/mail/ona.jpg', '/photos/other.jpg'],
]
const app = new Hono()
let photoFaults: readonly string[]

beforeAll(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'photos-'))
  for (const folder of ['photos/folder.jpg', 'mail']) mkdirSync(join(dataDir, folder), { recursive: true })
  const put = (path: string, content: string) => writeFileSync(join(dataDir, path), content)
  for (const path of ['site.jpg', 'mail/ona.jpg', 'photos/ona-2.jpg', 'photos/other.jpg']) put(path, PHOTO)
  put('photos/text.jpg', 'photo')
  put('photos/telephone.jpg', '....ftypheic')
  for (const name of ['logo.svg', 'page.html', 'Ona foto.jpg', '.hidden.jpg']) put(`photos/${name}`, 'x')
  put('photos/too-big.jpg', 'x'.repeat(1_000_001))
  const [partner] = defaultFacts.partners
  const partners = [...Object.keys(FAULTS), null].map((photo) => ({ ...partner, photo }))
  const consultant = { name: 'Ona', role: null, photo: '/photos/ona-2.jpg' }
  put('site.json', JSON.stringify({ partners, evidence: { consultant } }))

  const loaded = loadSite({ DATA_DIR: dataDir })
  photoFaults = loaded.photoFaults
  app.use(staticFiles(new Map(loaded.photos.map((path) => [path, readStaticFile(dataDir, path, [])]))))
  app.all('*', (c) => c.text('not a file', 404))
})

test('a photo that the facts name is served as what it is, for an hour', async () => {
  const { status, headers } = await app.request('/photos/ona-2.jpg')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('image/jpeg')
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test.each([...Object.keys(FAULTS), ...UNNAMED])('%s is not served', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('photos that cannot be shown are named with the reason, and no other', () => {
  expect(photoFaults).toEqual(Object.entries(FAULTS).map(([path, fault]) => `${path} ${fault}`))
})

test('the pages show the initial instead of a photo that cannot be shown', () => {
  expect(site.partners.map(({ photo }) => photo)).toEqual(Array(6).fill(null))
  expect(site.evidence.consultant?.photo).toBe('/photos/ona-2.jpg')
})
