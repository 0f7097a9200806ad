import { createHash } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { readClientFiles } from './earlier-releases.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

let folder: string
let store: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  store = join(folder, 'store')
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

/** Starts a release with these files, then removes its folder; returns the addresses that it serves. */
function start(...names: string[]): string[] {
  const clientDir = join(folder, 'client')
  for (const name of ['robots.txt', ...names]) {
    mkdirSync(dirname(join(clientDir, name)), { recursive: true })
    writeFileSync(join(clientDir, name), name)
  }
  const files = readClientFiles(clientDir, store, createLog('silent'))
  rmSync(clientDir, { recursive: true })
  return [...files.keys()].toSorted()
}

/** Moves everything into the past. */
function ageReleases(ms: number): void {
  for (const name of readdirSync(store)) {
    const then = (statSync(join(store, name)).mtimeMs - ms) / 1_000
    utimesSync(join(store, name), then, then)
  }
}

test('the hashed files of the last release are served beside those of this one', () => {
  expect(start('assets/app-1.js', 'assets/app-1.js.br', 'share.png')).toEqual([
    '/assets/app-1.js',
    '/robots.txt',
    '/share.png',
  ])
  expect(start('assets/app-2.js')).toEqual(['/assets/app-1.js', '/assets/app-2.js', '/robots.txt'])
})

test('however long a release has run, its files are there for a day after the next one', () => {
  start('assets/app-1.js')
  ageReleases(30 * DAY_MS)
  expect(start('assets/app-2.js')).toContain('/assets/app-1.js')
  expect(start('assets/app-3.js')).toEqual(
    expect.arrayContaining(['/assets/app-1.js', '/assets/app-2.js', '/assets/app-3.js']),
  )
})

test('a day later they are gone, whether or not there was another release', () => {
  start('assets/app-1.js')
  start('assets/app-2.js')
  ageReleases(DAY_MS + 1_000)
  expect(start('assets/app-2.js')).toEqual(['/assets/app-2.js', '/robots.txt'])
  expect(readdirSync(store)).toHaveLength(1)
})

test('after a rollback the newer release’s files are still served', () => {
  start('assets/app-1.js')
  start('assets/app-2.js')
  expect(start('assets/app-1.js')).toEqual(['/assets/app-1.js', '/assets/app-2.js', '/robots.txt'])
})

test('ten releases are kept at most', () => {
  for (let release = 0; release < 15; release++) start(`assets/app-${release}.js`)
  expect(readdirSync(store)).toHaveLength(10)
})

test('an interrupted copy is not served', () => {
  start('assets/app-1.js')
  mkdirSync(join(store, '0123456789abcdef.77', 'assets'), { recursive: true })
  writeFileSync(join(store, '0123456789abcdef.77', 'assets', 'half.js'), '')
  expect(start('assets/app-1.js')).toEqual(['/assets/app-1.js', '/robots.txt'])
})

test('a release that cannot be read loses only its own files', () => {
  start('assets/app-1.js')
  writeFileSync(join(store, '0123456789abcdef'), 'a file instead of a folder')
  expect(start('assets/app-2.js')).toEqual(['/assets/app-1.js', '/assets/app-2.js', '/robots.txt'])
})

test('where the new release cannot be kept, earlier ones are still served', () => {
  start('assets/app-1.js')
  // A folder where the copy wants to put a file stands in for a full disk.
  const copy = `${releaseNameOf('app-2.js')}.${process.pid}`
  mkdirSync(join(store, copy, 'assets', 'app-2.js'), { recursive: true })
  expect(start('assets/app-2.js')).toEqual(['/assets/app-1.js', '/assets/app-2.js', '/robots.txt'])
})

test('where nothing can be kept, the site serves its own files', () => {
  writeFileSync(store, 'a file in the way')
  expect(start('assets/app-1.js')).toEqual(['/assets/app-1.js', '/robots.txt'])
})

function releaseNameOf(...names: string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}
