import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { captureRefusal } from '#tests/support/capture-refusal.ts'
import { loadSite } from './site-file.server.ts'

const inData = mkdtempSync(join(tmpdir(), 'site-data-'))
const own = join(inData, 'site.json')
afterEach(() => {
  rmSync(own, { force: true, recursive: true })
  for (const name of ['site.json.txt', 'Site.json']) rmSync(join(inData, name), { force: true })
})

test.each<[string, () => void, string]>([
  ['a folder', () => mkdirSync(own), 'FILE is a folder; put a file in its place'],
  ['a link that leads nowhere', () => symlinkSync('elsewhere.json', own), 'FILE is a link to nothing;'],
  ['a link to itself', () => symlinkSync('site.json', own), 'FILE is a link that leads to itself;'],
  [
    'a hidden ending',
    () => writeFileSync(`${own}.txt`, '{}'),
    'FILE does not exist, but site.json.txt does: rename it to site.json',
  ],
  [
    'a capital letter',
    () => writeFileSync(join(inData, 'Site.json'), '{}'),
    'FILE does not exist, but Site.json does: rename it to site.json',
  ],
])('the start is stopped by %s', (_, make, sentence) => {
  make()
  for (const [SITE_FILE, whose] of [
    [undefined, 'in DATA_DIR'],
    [own, 'SITE_FILE'],
  ]) {
    const refusal = captureRefusal(() => loadSite({ SITE_FILE, DATA_DIR: inData }))
    expect(refusal.replaceAll(own, 'FILE')).toContain(sentence)
    expect(refusal).toContain(whose)
    expect(refusal).not.toContain('\n')
  }
})

test('the start is stopped by SITE_FILE names a file that does not exist', () => {
  const missing = join(inData, 'none.json')
  expect(captureRefusal(() => loadSite({ SITE_FILE: missing, DATA_DIR: inData }))).toBe(
    `${missing} does not exist; correct the name or put the file there (the setting SITE_FILE gives this path).`,
  )
})
