import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { folderOfTest } from '../../tests/support/kept-until.ts'
import { readClientFiles } from './earlier-releases.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

let folder: string
let store: string
beforeEach(() => {
  folder = folderOfTest()
  store = join(folder, 'assets')
})
afterEach(() => chmodSync(folder, 0o700))

/** Starts a release with these files, then removes its folder; returns the addresses that it serves. */
function start(...names: string[]): string[] {
  const clientDir = join(folder, 'build')
  for (const name of ['robots.txt', ...names]) {
    mkdirSync(dirname(join(clientDir, name)), { recursive: true })
    writeFileSync(join(clientDir, name), name)
  }
  const files = readClientFiles(clientDir, folder, createLog('silent'))
  rmSync(clientDir, { recursive: true })
  return [...files.keys()].toSorted()
}

/** Moves the time at which files were replaced into the past. */
function ageFiles(ms: number): void {
  for (const name of readdirSync(store)) {
    const { mtimeMs } = statSync(join(store, name))
    if (mtimeMs > 0) utimesSync(join(store, name), (mtimeMs - ms) / 1_000, (mtimeMs - ms) / 1_000)
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
  ageFiles(30 * DAY_MS)
  expect(start('assets/app-2.js')).toContain('/assets/app-1.js')
  expect(start('assets/app-3.js')).toEqual(
    expect.arrayContaining(['/assets/app-1.js', '/assets/app-2.js', '/assets/app-3.js']),
  )
})

test('a day later they are gone, whether or not there was another release', () => {
  start('assets/app-1.js')
  start('assets/app-2.js')
  ageFiles(DAY_MS + 1_000)
  expect(start('assets/app-2.js')).toEqual(['/assets/app-2.js', '/robots.txt'])
  expect(readdirSync(store)).toEqual(['app-2.js'])
})

test('after a rollback the newer release’s files are still served', () => {
  start('assets/app-1.js')
  start('assets/app-2.js')
  expect(start('assets/app-1.js')).toEqual(['/assets/app-1.js', '/assets/app-2.js', '/robots.txt'])
})

test('an interrupted copy is not served', () => {
  start('assets/app-1.js')
  writeFileSync(join(store, '.app-2.js.77'), '')
  expect(start('assets/app-1.js')).toEqual(['/assets/app-1.js', '/robots.txt'])
})

test('where the new release cannot be kept, earlier ones are still served', () => {
  start('assets/app-1.js')
  // A folder where the copy wants to put a file stands in for a full disk.
  mkdirSync(join(store, `.app-2.js.${process.pid}`))
  expect(start('assets/app-2.js')).toEqual(['/assets/app-1.js', '/assets/app-2.js', '/robots.txt'])
})

test('where nothing can be kept, the site serves its own files', () => {
  writeFileSync(store, 'a file in the way')
  expect(start('assets/app-1.js')).toEqual(['/assets/app-1.js', '/robots.txt'])
})
