import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeDatabase } from '../support/data-dir.ts'
import {
  countOpenings,
  makeFolder,
  openOnce,
  postgresOf,
  removeFolder,
  runEmbedded,
  spawnEmbedded,
} from './support/embedded.ts'
import { longOrShort } from './support/test-length.ts'

const ROUNDS = longOrShort(20, 2)
const FIRST_START_MS = 2_000

let dataDir: string
beforeEach(() => {
  dataDir = makeFolder()
})
afterEach(() => removeFolder(dataDir))

test.each(['SIGINT', 'SIGKILL'] as const)(
  '%s to the whole process group in a first start leaves nothing that keeps the next one from working',
  async (signal) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { child } = spawnEmbedded(dataDir)
      await pause(Math.random() * FIRST_START_MS)
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), signal)
    }

    expect(await openOnce(dataDir)).toBeGreaterThan(0)
    await expect.poll(() => postgresOf(dataDir)).toEqual([])
  },
)

test('Ctrl-C, which every process of the terminal gets, ends the server first and the database in an orderly way', async () => {
  await placeDatabase(dataDir)
  const running = await runEmbedded(dataDir)
  await countOpenings(running)

  process.kill(-running.pid, 'SIGINT')

  expect(await running.ended).toBe(0)
  expect(running.output()).not.toContain('unexpectedly')
  expect(postgresOf(dataDir)).toEqual([])
  expect(await openOnce(dataDir)).toBe(2)
})

test('no PostgreSQL outlives a server that was killed, also while a process of it was killed too', async () => {
  await placeDatabase(dataDir)
  for (let round = 1; round <= ROUNDS; round++) {
    const running = await runEmbedded(dataDir)
    expect(await countOpenings(running)).toBe(round)
    killProcess(dataDir)
    await pause(Math.random() * 300)
    await running.end('SIGKILL')
  }
  await expect.poll(() => postgresOf(dataDir)).toEqual([])
})

test('a database that is killed under its server is started again, unless the server stops just then', async () => {
  await placeDatabase(dataDir)
  const running = await runEmbedded(dataDir)
  expect(await countOpenings(running)).toBe(1)
  for (let round = 1; round <= 3; round++) {
    process.kill(postgresOf(dataDir)[0] ?? 0, 'SIGKILL')
    await expect.poll(() => countOpenings(running).catch(() => 0), { interval: 100 }).toBe(round + 1)
  }
  process.kill(postgresOf(dataDir)[0] ?? 0, 'SIGKILL')

  expect(await running.end('SIGTERM')).toBe(0)
  expect(running.output()).toContain('The embedded database ended unexpectedly; it is started again.')
  expect(await openOnce(dataDir)).toBe(5)
})

function killProcess(folder: string): void {
  process.kill(postgresOf(folder).at(-1) ?? 0, 'SIGKILL')
}
