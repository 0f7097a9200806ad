// `npm test`, and with `--rest` `npm run test:rest`: the steps in order; the first failure ends it.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { readOptions } from '#app/infra/command-line.server.ts'
import { buildWhenStale } from '../tools/build-state.ts'

const USAGE = `Usage: npm test
       npm run test:rest

The first runs what a contributor runs before each commit, the second all other tests: faults, hostile requests, proxies,
the other journeys. Both stop at the first step that fails; docs/how-to/run-tests.md says how to run only a part.
`

const { rest: isRest } = readOptions(USAGE, { rest: { type: 'boolean', default: false } })

const MEMORY_DISK = '/dev/shm'
/** It is twice what the tests have been seen to use. */
const NEEDED_BYTES = 3e9

const temporary = temporaryFolder()
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
const vitestReport = join(temporary, 'vitest.json')
const playwrightReport = join(temporary, 'playwright.json')

type Step = [name: string, action: () => void | Promise<void>]

const firstSteps: Step[] = [
  ['format and lint', () => run('biome', 'ci', '.')],
  ['types of routes', () => run('react-router', 'typegen')],
  [
    'types and build',
    async () => {
      const types = run('tsc')
      buildWhenStale()
      await types
    },
  ],
  ['unit, database and server tests', () => runVitest('main')],
  [
    'content, and main journeys in the browser',
    async () => {
      await Promise.all([
        run('node', 'scripts/content-check.ts'),
        runPlaywright('plain', 'tls', 'specification'),
      ])
    },
  ],
]
const restSteps: Step[] = [
  ['build', buildWhenStale],
  ['faults, hostile requests, proxies, the container', () => runVitest('rest')],
  ['all other journeys in the browser', () => runPlaywright('plain-rest', 'tls-rest')],
]

let hasPassed = true
for (const [name, action] of isRest ? restSteps : firstSteps) hasPassed &&= await runStep(name, action)
const vitest = readReport(vitestReport)
const journeys = readReport(playwrightReport)
const passed = (vitest?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0)
const failed = (vitest?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0)
for (const name of [...retriedTests(vitest), ...retriedJourneys(journeys)]) {
  console.log(`Passed only the second time: ${name}`)
}
console.log(`${passed} passed, ${hasPassed ? failed : Math.max(failed, 1)} failed`)
process.exitCode = hasPassed ? 0 : 1

/** Memory is used where possible: databases and browsers write gigabytes, which takes a sixth of the time. */
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

/** It is as open as the system's own, since PostgreSQL runs in it under another account. */
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

function runVitest(mode: string): Promise<void> {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  return run('vitest', 'run', '--mode', mode, ...report)
}

function runPlaywright(...projects: string[]): Promise<void> {
  return run('playwright', 'test', '--reporter=list,json', ...projects.map((name) => `--project=${name}`))
}

function readReport(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

function retriedTests(report: VitestReport | null): string[] {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  return tests
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [reason] }) => `${fullName}\n  ${reason}`)
}

interface JourneySuite {
  suites?: JourneySuite[]
  specs?: { file: string; title: string; tests: { status: string }[] }[]
}

function retriedJourneys(report: JourneySuite | null): string[] {
  const specs = report?.specs ?? []
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...(report?.suites ?? []).flatMap(retriedJourneys),
  ]
}
