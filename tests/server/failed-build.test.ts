import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildFresh, SOURCES } from '../../tools/build-state.ts'

const ARTICLE = 'content/articles/bvpz-kodo-parinkimas.mdx'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failed-build-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a build that fails at its last step is reported in a sentence and not taken for fresh afterwards', () => {
  const project = copyProject()
  expect(isBuildFresh(project)).toBe(true)
  const article = join(project, ARTICLE)
  writeFileSync(article, readFileSync(article, 'utf8').replace(/^topic: .*$/m, 'topic: ne tokia'))
  expect(isBuildFresh(project)).toBe(false)

  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  })

  expect(status).toBe(1)
  expect(stdout).not.toContain('Starting')
  expect(stderr).toContain('topic')
  expect(stderr.trimEnd().split('\n').at(-1)).toBe('The site could not be built; the messages above say why.')
  expect(isBuildFresh(project)).toBe(false)
})

test.each([
  ['a release that is built', 'true', /^releases\/\d/],
  ['no release whose build fails', 'false', /^releases\/old$/],
])('the steps of deploy.md, pasted into a shell, link %s', (_, npm, link) => {
  const page = readFileSync('docs/how-to/deploy.md', 'utf8')
  const [, steps = ''] = /```sh\n([^`]*ln -sfn \$release current\n)/.exec(page) ?? []
  symlinkSync('releases/old', join(folder, 'current'))
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'git'), '#!/bin/sh\nfor last; do :; done; mkdir -p "$last"\n', { mode: 0o755 })
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })

  spawnSync('sh', {
    input: steps.replace('/opt/site', folder),
    env: { PATH: `${programs}:${process.env.PATH}` },
  })

  expect(readlinkSync(join(folder, 'current'))).toMatch(link)
})

/** With its build, which global set-up has made. */
function copyProject(): string {
  const project = join(folder, 'project')
  const sources = SOURCES.map((pattern) => pattern.replace(/\/\*\*$/, ''))
  for (const path of globSync([...sources, 'build', 'scripts'])) {
    cpSync(path, join(project, path), { recursive: true, preserveTimestamps: true })
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  return project
}
