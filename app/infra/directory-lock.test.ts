import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseBusyError, lockDirectory } from './directory-lock.server.ts'

const HOLD_MS = 5_000
const HOLD = `const { lockDirectory } = await import('./app/infra/directory-lock.server.ts')
  await lockDirectory(process.argv[1])
  console.log('held')
  setTimeout(() => {}, ${HOLD_MS})`

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

function startHolder() {
  return spawn(process.execPath, ['--input-type=module', '--eval', HOLD, directory], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

async function kill(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL')
  await once(holder, 'exit')
}

test('a directory that another process holds is refused; once it is killed, it is free at once', async () => {
  const holder = startHolder()
  await once(holder.stdout, 'data')
  await expect(lockDirectory(directory)).rejects.toThrow(DatabaseBusyError)
  await kill(holder)
  const release = await lockDirectory(directory)
  await release()
})

test('of many that find a killed holder’s lock, one gets it', { timeout: 30_000 }, async () => {
  const holder = startHolder()
  await once(holder.stdout, 'data')
  await kill(holder)
  const racers = Array.from({ length: 8 }, startHolder)
  let held = 0
  for (const { stdout } of racers) stdout.on('data', () => held++)
  await Promise.all(racers.map((racer) => once(racer, 'exit')))
  expect(held).toBe(1)
})

test('a directory that was released is free', async () => {
  const release = await lockDirectory(directory)
  await release()
  const again = await lockDirectory(directory)
  await again()
})
