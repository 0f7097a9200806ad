import { readFileSync, readlinkSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { OperatorError } from './operator-error.server.ts'

/** Thrown when another process holds the embedded database; the message says what to do. */
export class DatabaseBusyError extends OperatorError {}

/** A holder renews its lock every second; one that nobody renews counts as left after this time. */
const STALE_MS = 5_000
const RENEWAL_MS = 1_000
const RETRY_MS = 200

/**
 * PGlite has no lock of its own: two processes on one directory would lose data silently. A living holder is
 * an error at once. The lock of one that was killed is taken over at once when this machine knows that it is
 * dead, and otherwise waited for.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const lockfilePath = join(dataDir, 'db.lock')
  const ownerFile = join(dataDir, 'db.owner')
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    try {
      const release = await lock(dataDir, { lockfilePath, stale: STALE_MS, update: RENEWAL_MS })
      await writeFile(ownerFile, describeOwner(process.pid))
      return async () => {
        await rm(ownerFile, { force: true })
        await release()
      }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error
    }
    const owner = readOwner(ownerFile)
    if (owner !== null && isDead(owner)) await removeLock(lockfilePath, ownerFile, owner)
    else if (owner !== null && isAlive(owner)) throw busyError(dataDir)
    else if (waitedMs > STALE_MS) throw busyError(dataDir)
    else await pause(RETRY_MS)
  }
}

/** Of several that find the owner dead, one gets the file; who gets the next owner's by mistake puts it back. */
async function removeLock(lockfilePath: string, ownerFile: string, deadOwner: string): Promise<void> {
  const taken = `${ownerFile}.${crypto.randomUUID()}`
  try {
    await rename(ownerFile, taken)
  } catch {
    return pause(RETRY_MS)
  }
  if (readOwner(taken) !== deadOwner) return rename(taken, ownerFile)
  await rm(lockfilePath, { recursive: true, force: true })
  await rm(taken)
}

function readOwner(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** A process number means something only on its machine and, in containers, in its own namespace. */
function describeOwner(pid: number): string {
  return JSON.stringify([hostname(), pidNamespace(), pid])
}

function isDead(owner: string): boolean {
  const pid = pidOfNeighbour(owner)
  return pid !== null && !exists(pid)
}

function isAlive(owner: string): boolean {
  const pid = pidOfNeighbour(owner)
  return pid !== null && exists(pid)
}

/** The owner's number when it ran where this process runs; null when it cannot be known whether it lives. */
function pidOfNeighbour(owner: string): number | null {
  const pid = Number(/(\d+)\]$/.exec(owner)?.[1])
  return pid !== process.pid && owner === describeOwner(pid) ? pid : null
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

function busyError(dataDir: string): DatabaseBusyError {
  return new DatabaseBusyError(
    `The embedded database in ${dataDir} is in use by another process; stop it first, or set DATABASE_URL to share a PostgreSQL database.`,
  )
}
