import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildFresh } from '../../tools/build-state.ts'
import { isLong } from '../faults/support/test-length.ts'
import { copyProject } from '../support/project-copy.ts'

const ARTICLE = 'content/articles/bvpz-kodo-parinkimas.mdx'
/** Like a real build of that article, which empties its folder and fails half a minute later, at its last step. */
const FAILING_BUILD = `rm -r build/client && mkdir build/client && echo 'topic: ne tokia' >&2 && exit 1`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failed-build-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a build that fails at its last step is reported in a sentence, and its output is not taken for a fresh build afterwards', () => {
  const project = copyProject(join(folder, 'project'))
  expect(isBuildFresh(project)).toBe(true)
  const article = join(project, ARTICLE)
  writeFileSync(article, readFileSync(article, 'utf8').replace(/^topic: .*$/m, 'topic: ne tokia'))
  expect(isBuildFresh(project)).toBe(false)

  const PATH = isLong ? process.env.PATH : withPrograms({ npm: FAILING_BUILD })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH, DATA_DIR: join(folder, 'data') },
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
  const PATH = withPrograms({ npm, git: 'for last; do :; done; mkdir -p "$last"' })

  spawnSync('sh', { input: steps.replace('/opt/site', folder), env: { PATH } })

  expect(readlinkSync(join(folder, 'current'))).toMatch(link)
})

/** The search path, with programs in front that fail. */
function withPrograms(programs: Record<string, string>): string {
  const bin = join(folder, 'programs')
  mkdirSync(bin)
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
  return `${bin}:${process.env.PATH}`
}
