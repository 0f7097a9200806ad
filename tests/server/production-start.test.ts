import { rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isBuildFresh } from '../../tools/build-state.ts'
import { placeDatabase } from '../support/data-dir.ts'
import { folderOfFile } from '../support/kept-until.ts'
import { copyProject } from '../support/project-copy.ts'
import { runStart, START_COMMAND, VERSION } from '../support/start-process.ts'

const project = copyProject(join(folderOfFile(), 'project'))
const dataDir = folderOfFile()
beforeAll(() => placeDatabase(dataDir))

const startProduction = () =>
  runStart(START_COMMAND, { cwd: project, env: { NODE_ENV: 'production', DATA_DIR: dataDir } })

test('in production a build older than its sources is served as it is, with one line that says so', async () => {
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(project, 'package.json'), later, later)
  expect(isBuildFresh(project)).toBe(false)
  await using start = startProduction()
  const url = await start.url

  expect(
    start
      .output()
      .split('\n')
      .filter((line) => line.includes('npm run build')),
  ).toEqual(['The build is served although it is older than its sources; "npm run build" makes a new one.'])
  expect(start.output()).not.toContain('Building')
  expect(await (await fetch(`${url}/healthz`)).text()).toMatch(new RegExp(`^ok ${RegExp.escape(VERSION)}`))
  expect(isBuildFresh(project)).toBe(false)
  start.child.kill('SIGTERM')
  expect(await start.ended).toBe(0)
})

test('in production a start without a build ends with one sentence and builds none', async () => {
  rmSync(join(project, 'build/client'), { recursive: true })
  await using start = startProduction()

  expect(await start.ended).toBe(1)
  expect(start.output()).toBe('There is no complete build here: run "npm run build" first.\n')
})
