import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isLong } from '../faults/support/test-length.ts'
import { placeDatabase } from '../support/data-dir.ts'
import { folderOfFile } from '../support/kept-until.ts'
import { quickNpm } from '../support/quick-npm.ts'
import { runStart, START_COMMAND, VERSION } from '../support/start-process.ts'

const folder = folderOfFile()
const dataDir = folderOfFile()
let release: string
beforeAll(async () => {
  const PATH = [...(isLong ? [] : [quickNpm(folder)]), process.env.PATH].join(delimiter)
  const archive = execFileSync('sh', ['deploy/build-release.sh', join(folder, 'archives')], {
    env: { ...process.env, PATH, TMPDIR: folder },
    encoding: 'utf8',
  }).trim()
  const elsewhere = join(folder, 'elsewhere')
  execFileSync('mkdir', [elsewhere])
  execFileSync('tar', ['--extract', '--file', archive, '--directory', elsewhere])
  release = join(elsewhere, readdirSync(elsewhere)[0] ?? '')
  await placeDatabase(dataDir)
})

test('a release that is unpacked elsewhere serves the site where no Node and no npm are installed', async () => {
  const [, ...args] = START_COMMAND
  await using start = runStart([join(release, 'node_modules/.bin/node'), ...args], {
    cwd: release,
    env: { NODE_ENV: 'production', DATA_DIR: dataDir, PATH: '/usr/bin:/bin' },
  })
  const url = await start.url

  expect((await fetch(url)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await (await fetch(`${url}/healthz`)).text()).toContain(`ok ${VERSION}`)
  expect(start.output()).not.toContain('older than its sources')
  start.child.kill('SIGTERM')
  expect(await start.ended).toBe(0)
})

test('its name says the version, the commit and the processor, and its files are for everybody to read', () => {
  const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim()
  const [archive = ''] = readdirSync(join(folder, 'archives'))

  expect(archive).toMatch(RegExp(`^site-${RegExp.escape(VERSION)}-${commit}-\\w+\\.tar\\.gz$`))
  expect(execFileSync('find', [release, '!', '-perm', '-a=r'], { encoding: 'utf8' })).toBe('')
})

test('it holds nothing that only building and testing need', () => {
  const isThere = new Set(readdirSync(release))

  expect(['.git', 'bench', 'tests'].filter((name) => isThere.has(name))).toEqual([])
  expect(readdirSync(join(release, 'node_modules'))).not.toContain('vite')
})
