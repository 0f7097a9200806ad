// `npm test`: everything that must hold, in order; the first failure ends it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { refuseArguments } from '#app/infra/command-line.server.ts'
import { buildWhenStale } from '../tools/build-state.ts'

const USAGE = `Usage: npm test

Runs everything that must hold, in order, and stops at the first failure; docs/how-to/run-tests.md says how to run
only a part.
`

refuseArguments(USAGE)

const MEMORY_DISK = '/dev/shm'
/** Twice what the tests have been seen to use. */
const NEEDED_BYTES = 3e9

const temporary = temporaryFolder()
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
const vitestReport = join(temporary, 'vitest.json')
const playwrightReport = join(temporary, 'playwright.json')

const steps: [name: string, action: () => void | Promise<void>][] = [
  [
    'format and lint',
    async () => {
      await run('biome', 'ci', '.')
      await run('node', 'scripts/lint.ts')
    },
  ],
  ['types of routes', () => run('react-router', 'typegen')],
  [
    'types and build',
    async () => {
      const types = run('tsc')
      buildWhenStale()
      await types
    },
  ],
  [
    'unit, database and server tests',
    () => run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`),
  ],
  [
    'content, and journeys in the browser',
    async () => {
      await Promise.all([
        run('node', 'scripts/content-check.ts'),
        run('playwright', 'test', '--reporter=list,json'),
      ])
    },
  ],
]

let hasPassed = true
for (const [name, action] of steps) hasPassed &&= await runStep(name, action)
const vitest = readReport(vitestReport)
const journeys = readReport(playwrightReport)?.stats
const passed = (vitest?.numPassedTests ?? 0) + (journeys?.expected ?? 0)
const failed = (vitest?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0)
console.log(`${passed} passed, ${hasPassed ? failed : Math.max(failed, 1)} failed`)
process.exitCode = hasPassed ? 0 : 1

/** In memory where possible: databases and browsers write gigabytes, which takes a sixth of the time. */
function temporaryFolder(): string {
  return makeFolder(isUsable(MEMORY_DISK) ? MEMORY_DISK : tmpdir())
}

function isUsable(disk: string): boolean {
  if (!existsSync(disk)) return false
  const { bavail, bsize } = statfsSync(disk)
  if (bavail * bsize < NEEDED_BYTES) return false
  // Containers often mount it so that nothing can be executed there.
  const folder = makeFolder(disk)
  writeFileSync(join(folder, 'program'), '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(join(folder, 'program'))
  rmSync(folder, { recursive: true })
  return status === 0
}

/** As open as the system's own: PostgreSQL runs in it under another account. */
function makeFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'tests-'))
  chmodSync(folder, 0o1777)
  return folder
}

async function runStep(name: string, action: () => void | Promise<void>): Promise<boolean> {
  console.log(`\n▶ ${name}`)
  const startedAt = performance.now()
  try {
    await action()
  } catch (error) {
    console.log(`\n✗ ${name} failed: ${error instanceof Error ? error.message : error}`)
    return false
  }
  console.log(`✓ ${name} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`)
  return true
}

async function run(program: string, ...args: string[]): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      TMPDIR: temporary,
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    },
  })
  const [status, signal] = await once(child, 'close')
  if (status !== 0) throw new Error(`"${program}" ended with ${signal ?? `code ${status}`}`)
}

function readReport(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}
