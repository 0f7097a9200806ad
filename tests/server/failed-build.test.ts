import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isBuildFresh } from '../../tools/build-state.ts'
import { isLong } from '../faults/support/test-length.ts'
import { folderOfTest } from '../support/kept-until.ts'
import { copyProject } from '../support/project-copy.ts'

const ARTICLE = 'content/articles/bvpz-kodo-parinkimas.mdx'
/** Like a real build of that article, which empties its folder and fails half a minute later, at its last step. */
const FAILING_BUILD = `rm -r build/client && mkdir build/client && echo 'topic: ne tokia' >&2 && exit 1`

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

test('a build that fails at its last step is reported in a sentence, and its output is not taken for a fresh build afterwards', () => {
  const project = copyProject(join(folder, 'project'))
  expect(isBuildFresh(project)).toBe(true)
  const article = join(project, ARTICLE)
  writeFileSync(article, readFileSync(article, 'utf8').replace(/^topic: .*$/m, 'topic: ne tokia'))
  expect(isBuildFresh(project)).toBe(false)

  const PATH = isLong ? process.env.PATH : withFailingNpm()
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

/** The search path, with an npm in front that fails. */
function withFailingNpm(): string {
  const bin = join(folder, 'programs')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${FAILING_BUILD}\n`, { mode: 0o755 })
  return `${bin}:${process.env.PATH}`
}
