import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { configureSite, site } from '#config/site.ts'
import { defaultFacts } from '../../tests/support/default-facts.ts'
import { withPhotos } from './photos.ts'
import { staticFiles } from './static-files.ts'

const REFUSED = [
  ...['/photos/logo.svg', '/photos/page.html', '/photos/Ona foto.jpg', '/photos/.hidden.jpg'],
  ...['/photos/too-big.jpg', '/photos/folder.jpg', '/photos/missing.jpg'],
  ...['/site.json', '/photos/../site.json', '/photos/../site.jpg', '/mail/ona.jpg'],
]
const app = new Hono()
const lines: string[] = []

beforeAll(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'photos-'))
  for (const folder of ['photos/folder.jpg', 'mail']) mkdirSync(join(dataDir, folder), { recursive: true })
  const put = (path: string, content: string) => writeFileSync(join(dataDir, path), content)
  for (const path of ['site.json', 'site.jpg', 'mail/ona.jpg', 'photos/ona-2.jpg', 'photos/other.jpg'])
    put(path, 'photo')
  for (const name of ['logo.svg', 'page.html', 'Ona foto.jpg', '.hidden.jpg']) put(`photos/${name}`, 'x')
  put('photos/too-big.jpg', 'x'.repeat(1_000_001))

  const [partner] = defaultFacts.partners
  if (partner === undefined) throw new Error('There is no partner.')
  configureSite({
    partners: [...REFUSED, '/release.jpg', null].map((photo) => ({ ...partner, photo })),
    evidence: { consultant: { name: 'Ona', role: null, photo: '/photos/ona-2.jpg' } },
  })
  const release = new Map([['/release.jpg', { body: Buffer.from('x'), encoded: {}, headers: {} }]])
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  app.use(staticFiles(withPhotos(release, dataDir, log)))
  app.all('*', (c) => c.text('not a file', 404))
})

test('a photo that the facts name is served as what it is, for an hour', async () => {
  const { status, headers } = await app.request('/photos/ona-2.jpg')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('image/jpeg')
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect((await app.request('/release.jpg')).status).toBe(200)
})

test.each([...REFUSED, '/photos/other.jpg', '/photos/..%2fsite.jpg'])('%s is not served', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('the log names the photos that cannot be shown, and no other', () => {
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '').photos).toEqual(
    REFUSED.map((path) => expect.stringContaining(`${path} `)),
  )
})

test.each([
  ['/photos/missing.jpg', 'is missing'],
  ['/photos/too-big.jpg', 'is larger than 1 MB'],
  ['/photos/folder.jpg', 'is a folder'],
  ['/photos/page.html', 'must look like "/photos/ona.jpg"'],
  ['/photos/Ona foto.jpg', 'must look like "/photos/ona.jpg"'],
])('the log says of %s that it %s', (path, fault) => {
  expect(JSON.parse(lines[0] ?? '').photos).toContainEqual(expect.stringMatching(`^${path} ${fault}`))
})

test('the pages show the initial instead of a photo that cannot be shown', () => {
  const photos = site.partners.map(({ photo }) => photo)
  expect(photos).toEqual([...REFUSED.map(() => null), '/release.jpg', null])
  expect(site.evidence.consultant?.photo).toBe('/photos/ona-2.jpg')
})
