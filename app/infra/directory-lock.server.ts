import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lock } from 'proper-lockfile'

/** Thrown when another process holds the embedded database; the message says what to do. */
export class DatabaseBusyError extends Error {}

/** The holder renews its lock every second; when it was killed, the lock counts as left after this time. */
const STALE_MS = 5_000
const RENEWAL_MS = 1_000
const RETRY_MS = 200

/** PGlite has no lock of its own: two processes on one directory would lose data silently. */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const ownerFile = join(dataDir, 'db.owner')
  const release = await acquire(dataDir, ownerFile)
  await writeFile(ownerFile, `${hostname()} ${process.pid}`)
  return async () => {
    await rm(ownerFile, { force: true })
    await release()
  }
}

/** A living holder is an error at once; the lock of one that was killed is waited for. */
async function acquire(dataDir: string, ownerFile: string): Promise<() => Promise<void>> {
  const lockfilePath = join(dataDir, 'db.lock')
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    try {
      return await lock(dataDir, { lockfilePath, stale: STALE_MS, update: RENEWAL_MS })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error
      if (waitedMs > STALE_MS || isAlive(ownerFile)) throw busyError(dataDir)
      await pause(RETRY_MS)
    }
  }
}

function isAlive(ownerFile: string): boolean {
  try {
    const [host, pid] = readFileSync(ownerFile, 'utf8').split(' ')
    if (host !== hostname() || Number(pid) === process.pid) return false
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function busyError(dataDir: string): DatabaseBusyError {
  return new DatabaseBusyError(
    `The embedded database in ${dataDir} is in use by another process; stop it first, or set DATABASE_URL to share a PostgreSQL database.`,
  )
}
