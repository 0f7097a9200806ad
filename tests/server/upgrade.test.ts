import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderOfTest } from '../support/kept-until.ts'

/** What stands where the processes of the site would: it is ready unless the release that `current` names is a bad one. */
let site: Server
let port: number
let root: string
beforeEach(async () => {
  root = folderOfTest()
  makeRelease('releases/site-1')
  symlinkSync('releases/site-1', join(root, 'current'))
  site = createServer((_, response) => {
    response.writeHead(running().includes('bad') ? 503 : 200).end()
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  port = (site.address() as AddressInfo).port
})
afterEach(() => site.close())

const running = () => readlinkSync(join(root, 'current'))
const notes = () => readFileSync(join(root, 'notes'), 'utf8').trim().split('\n')

describe.skipIf(process.platform !== 'linux')('deploy/upgrade.sh', () => {
  test('backs up, switches, and restarts one process after the other', async () => {
    const { code, output } = await upgrade(archiveOf('site-2'))

    expect([code, running()]).toEqual([0, 'releases/site-2'])
    expect(notes()).toEqual([
      'backup of releases/site-1',
      'restart site@1 into releases/site-2',
      'restart site@2 into releases/site-2',
    ])
    expect(output).toContain('site-2 runs.')
  })

  test('restarts those processes of several that run, when none are named', async () => {
    const unit = `site@${port}`
    const listing = `${unit}.service loaded active running Site on port ${port}`
    writeFileSync(join(root, 'systemctl'), `#!/bin/sh\necho '${listing}'\n`, { mode: 0o755 })
    const PATH = [root, process.env.PATH].join(delimiter)

    expect(await upgrade(archiveOf('site-2'), { SITE_UNITS: '', PATH })).toMatchObject({ code: 0 })
    expect(notes()).toContain(`restart ${unit} into releases/site-2`)
  })

  test('goes back by itself when the new release does not get ready, and fails', async () => {
    const { code, output } = await upgrade(archiveOf('site-2-bad'))

    expect([code, running()]).toEqual([1, 'releases/site-1'])
    expect(notes()).toEqual([
      'backup of releases/site-1',
      'restart site@1 into releases/site-2-bad',
      'restart site@1 into releases/site-1',
      'restart site@2 into releases/site-1',
    ])
    expect(output).toContain('releases/site-1 runs again.')
  })

  test('says so when the release before does not get ready either', async () => {
    site.close()
    const { code, output } = await upgrade(archiveOf('site-2'))

    expect([code, running()]).toEqual([1, 'releases/site-1'])
    expect(output).toContain('releases/site-1 does not get ready either: look at')
  })

  test('switches to no release that refuses the settings', async () => {
    const { code, output } = await upgrade(archiveOf('site-2-refusing'))

    expect([code, running(), notes()]).toEqual([1, 'releases/site-1', ['backup of releases/site-1']])
    expect(output).toContain('site-2-refusing refuses the settings in')
  })

  test('finds the port of a single process in its settings', async () => {
    const SITE_ENV = join(root, 'site.env')
    writeFileSync(SITE_ENV, `PORT=${port}\n`)
    writeFileSync(join(root, 'systemctl'), '#!/bin/sh\n', { mode: 0o755 })
    const PATH = [root, process.env.PATH].join(delimiter)

    expect(await upgrade(archiveOf('site-2'), { SITE_UNITS: '', SITE_ENV, PATH })).toMatchObject({ code: 0 })
    expect(notes()).toContain('restart site into releases/site-2')
  })

  test('takes the archive and not the folder of the same name that an earlier try left', async () => {
    makeRelease('releases/site-2')
    writeFileSync(join(root, 'releases/site-2/stale'), '')
    const { code, output } = await upgrade(archiveOf('site-2'))

    expect([code, running()]).toEqual([0, 'releases/site-2'])
    expect(output).toContain('It takes the place of releases/site-2')
    expect(readdirSync(join(root, 'releases/site-2'))).not.toContain('stale')
  })

  test.each([
    [
      'an archive of the release that runs',
      () => archiveOf('site-1'),
      'site-1 runs already; nothing was changed.',
    ],
    [
      'an archive that is damaged',
      () => damaged('site-2'),
      'not the whole archive of a release named site-2',
    ],
    [
      'an archive under another name',
      () => renamed('site-2'),
      'not the whole archive of a release named other',
    ],
    ['a folder that is not there', () => 'releases/site-9', 'releases/site-9; nothing was changed.'],
  ])('refuses %s before anything else', async (_, release, sentence) => {
    const { code, output } = await upgrade(release())

    expect([code, running(), notes()]).toEqual([1, 'releases/site-1', ['']])
    expect(output).toContain(sentence)
  })

  test('goes back by hand to a release that is still there', async () => {
    await upgrade(archiveOf('site-2'))

    expect(await upgrade('releases/site-1')).toMatchObject({ code: 0 })
    expect(running()).toBe('releases/site-1')
  })

  test('changes nothing when there is no backup', async () => {
    expect((await upgrade(archiveOf('site-2'), { BACKUP: 'false' })).code).not.toBe(0)
    expect([running(), notes()]).toEqual(['releases/site-1', ['']])
  })

  test('keeps the last three releases', async () => {
    for (const name of ['site-2', 'site-3', 'site-4', 'site-5']) await upgrade(archiveOf(name))

    expect(readdirSync(join(root, 'releases')).toSorted()).toEqual(['site-3', 'site-4', 'site-5'])
  })
})

async function upgrade(release: string, env: Record<string, string> = {}) {
  writeFileSync(join(root, 'notes'), '', { flag: 'a' })
  const child = spawn('sh', [join(process.cwd(), 'deploy/upgrade.sh'), release], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      SITE_ROOT: root,
      SITE_UNITS: `site@1=${port} site@2=${port}`,
      BACKUP: noting('backup', 'backup of'),
      RESTART: noting('restart', 'restart $1 into'),
      AS_SITE: 'env',
      ATTEMPTS: '1',
      ...env,
    },
  })
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, output: output + errors }
}

/** A command that writes down that it was run, and what `current` named then. */
function noting(name: string, words: string): string {
  const path = join(root, name)
  const script = `#!/bin/sh\necho "${words} $(readlink '${root}/current')" >>'${root}/notes'\n`
  writeFileSync(path, script, { mode: 0o755 })
  return path
}

/** Of a release, the upgrade itself needs its Node, the check of its health and that of the settings. */
function makeRelease(path: string): void {
  mkdirSync(join(root, path, 'node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, path, 'node_modules/.bin/node'))
  cpSync('deploy', join(root, path, 'deploy'), { recursive: true })
  mkdirSync(join(root, path, 'scripts'))
  writeFileSync(
    join(root, path, 'scripts/start.ts'),
    "if (import.meta.dirname.includes('refusing')) process.exit(1)",
  )
  writeFileSync(join(root, path, 'package.json'), '{}')
}

function archiveOf(name: string): string {
  makeRelease(join('made', name))
  const archive = join(root, `${name}.tar.gz`)
  execFileSync('tar', ['-czf', archive, '-C', join(root, 'made'), name])
  return archive
}

function damaged(name: string): string {
  const archive = archiveOf(name)
  truncateSync(archive, statSync(archive).size - 100)
  return archive
}

function renamed(name: string): string {
  const other = join(root, 'other.tar.gz')
  renameSync(archiveOf(name), other)
  return other
}
