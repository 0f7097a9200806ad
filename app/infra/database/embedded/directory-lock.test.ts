import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { DatabaseBusyError, lockDirectory } from './directory-lock.server.ts'

const RENEWAL_MS = 1_100
/** Holds it until its standard input ends, as it does with this process. */
const HOLD = `const { lockDirectory } = await import('./app/infra/database/embedded/directory-lock.server.ts')
  await lockDirectory(process.argv[1])
  console.log('held')
  process.stdin.resume()`

const test = base.extend<{ directory: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the names between the braces
  directory: async ({}, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'lock-'))
    await use(directory)
    await rm(directory, { recursive: true, force: true })
  },
})

function startHolder(directory: string) {
  return spawn(process.execPath, ['--input-type=module', '--eval', HOLD, directory], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

async function changeOwner(directory: string, change: (owner: unknown[]) => unknown[]): Promise<void> {
  const file = join(directory, 'db.owner')
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
}

async function kill(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL')
  await once(holder, 'exit')
}

test.concurrent('a directory that another process holds is refused; once that process is killed, it is free at once', async ({
  directory,
  expect,
}) => {
  const holder = startHolder(directory)
  await once(holder.stdout, 'data')
  await expect(lockDirectory(directory)).rejects.toThrow(DatabaseBusyError)
  await kill(holder)
  const release = await lockDirectory(directory)
  await release()
})

test.concurrent('after a kill it is free at once, time after time', async ({ directory }) => {
  for (let kills = 0; kills < 20; kills++) {
    const holder = startHolder(directory)
    await once(holder.stdout, 'data')
    await kill(holder)
    const release = await lockDirectory(directory)
    await release()
  }
})

test.concurrent('the id of a dead holder may belong to another process by now', async ({ directory }) => {
  const holder = startHolder(directory)
  await once(holder.stdout, 'data')
  await kill(holder)
  await changeOwner(directory, (owner) => [...owner.slice(0, 3), process.ppid])
  const release = await lockDirectory(directory)
  await release()
})

test.concurrent('a lock whose holder is unknown is taken over when it is not renewed, even if its time lies in the future', async ({
  directory,
}) => {
  const holder = startHolder(directory)
  await once(holder.stdout, 'data')
  await kill(holder)
  await changeOwner(directory, ([, ...owner]) => ['another-machine', ...owner])
  const tomorrow = new Date(Date.now() + 86_400_000)
  await utimes(join(directory, 'db.lock'), tomorrow, tomorrow)
  const release = await lockDirectory(directory)
  await release()
})

test.concurrent('so it may where no start time tells processes of the same id apart', async ({
  directory,
}) => {
  const holder = startHolder(directory)
  await once(holder.stdout, 'data')
  await kill(holder)
  await changeOwner(directory, ([host, namespace]) => [host, namespace, null, process.ppid])
  const tomorrow = new Date(Date.now() + 86_400_000)
  await utimes(join(directory, 'db.lock'), tomorrow, tomorrow)
  const release = await lockDirectory(directory)
  await release()
})

test.concurrent('a holder that is about to end is waited for', async ({ directory }) => {
  const holder = startHolder(directory)
  await once(holder.stdout, 'data')
  setTimeout(() => holder.kill(), 200)
  const release = await lockDirectory(directory)
  await release()
})

test.concurrent('of many that find a killed holder’s lock, one gets it', async ({ directory, expect }) => {
  const holder = startHolder(directory)
  await once(holder.stdout, 'data')
  await kill(holder)
  const racers = Array.from({ length: 8 }, () => startHolder(directory))
  let held = 0
  let refused = 0
  for (const racer of racers) {
    racer.stdout.on('data', () => held++)
    racer.once('exit', () => refused++)
  }
  await expect.poll(() => refused).toBe(racers.length - 1)
  await expect.poll(() => held).toBe(1)
  for (const racer of racers) racer.kill()
})

test.concurrent('a directory that was released is free', async ({ directory }) => {
  const release = await lockDirectory(directory)
  await release()
  const again = await lockDirectory(directory)
  await again()
})

test('a renewal that falls into the release does not count as a lost lock', async ({ directory }) => {
  const release = await lockDirectory(directory)
  rmSync(join(directory, 'db.lock'), { recursive: true })
  const released = release()
  const renewalAt = performance.now() + RENEWAL_MS
  while (performance.now() < renewalAt);

  await expect(released).resolves.toBeUndefined()
})
