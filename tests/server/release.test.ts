import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderOfTest } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { startServer } from '../support/site-server.ts'

const ISLANDS = /\/assets\/islands-[\w-]{8}\.js/
const NEW_ISLANDS = 'islands-bbbbbbbb.js'

/** The folder of docs/how-to/deploy.md: `releases/<name>`, and the link `current`. */
let root: string
let dataDir: string
beforeEach(() => {
  root = folderOfTest()
  dataDir = join(root, 'data')
})

test('a release does not disturb the running process, and pages of the one before find their files in the new one', async () => {
  makeRelease('a')
  linkRelease('a')
  const first = await startServer({ dataDir, releaseDir: join(root, 'current') })
  const page = await (await fetch(first.url)).text()
  const files = assetsOf(page)
  const script = ISLANDS.exec(page)?.[0] ?? ''
  const scriptText = await (await fetch(first.url + script)).text()
  expect([files.length > 2, scriptText.length > 1_000]).toEqual([true, true])

  makeRelease('b')
  renameIslands('b')
  linkRelease('b')
  // Worse than what deploy.md says, but not rare: the new release replaces the old one in its folder.
  rmSync(join(root, 'releases/a'), { recursive: true })
  for (const path of ['/blog', '/bvpz-kodai/45000000-7', '/api/cpv?q=stogas', '/readyz', ...files]) {
    expect([path, (await fetch(first.url + path)).status]).toEqual([path, 200])
  }
  const sent = await fetch(`${first.url}/api/leads`, { method: 'POST', body: validLeadForm() })
  expect(sent.status).toBe(200)
  expect(await first.stop()).toBe(0)

  const second = await startServer({ dataDir, releaseDir: join(root, 'current') })
  expect(ISLANDS.exec(await (await fetch(second.url)).text())?.[0]).toBe(`/assets/${NEW_ISLANDS}`)
  for (const file of [...files, `/assets/${NEW_ISLANDS}`]) {
    expect([file, (await fetch(second.url + file)).status]).toEqual([file, 200])
  }
  const old = await fetch(second.url + script)
  expect(await old.text()).toBe(scriptText)
  expect(old.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(old.headers.get('Content-Encoding')).not.toBeNull()
  await second.stop()
})

/** Like `git clone`, `npm ci` and `npm run build`, but only what a running server needs. */
function makeRelease(name: string): void {
  const folder = join(root, 'releases', name)
  mkdirSync(folder, { recursive: true })
  for (const path of ['build', 'db', 'package.json']) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

/** As after a change of the islands: another name wherever it is used. */
function renameIslands(name: string): void {
  const build = join(root, 'releases', name, 'build')
  const oldName = globSync('client/assets/islands-*.js', { cwd: build })[0]?.split(/[\\/]/).at(-1) ?? ''
  for (const file of globSync('{server,server/assets,client/assets}/*.js', { cwd: build })) {
    const path = join(build, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(oldName, NEW_ISLANDS))
  }
  for (const suffix of ['', '.br', '.gz']) {
    renameSync(
      join(build, 'client/assets', oldName + suffix),
      join(build, 'client/assets', NEW_ISLANDS + suffix),
    )
  }
}

/** The very step of docs/how-to/deploy.md. */
function linkRelease(name: string): void {
  execFileSync('ln', ['-sfn', `releases/${name}`, 'current'], { cwd: root })
}

function assetsOf(page: string): string[] {
  return [...new Set(page.match(/\/assets\/[\w.-]+/g))]
}
