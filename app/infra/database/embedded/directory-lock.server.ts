import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import * as v from 'valibot'
import { errorCode } from '../../error-code.server.ts'
import { OperatorError } from '../../operator-error.server.ts'

/** Thrown when another process holds the embedded database; the message says what to do. */
export class DatabaseBusyError extends OperatorError {}

/** A holder renews its lock every second; one that is not renewed counts as abandoned after this time. */
const STALE_MS = 5_000
const RENEWAL_MS = 1_000
const RETRY_MS = 200
/** A living holder may be about to end, as the old process is during a restart. */
const ENDING_MS = 3_000

/**
 * PGlite has no lock of its own: two processes on one directory would lose data silently. The lock of a process that
 * is dead for certain is taken over at once. When that cannot be told, as of another container's process, the lock must
 * have gone without renewal for a while. A living holder is given a moment to end.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  const lockfilePath = join(dataDir, 'db.lock')
  const ownerFile = join(dataDir, 'db.owner')
  const startedAtMs = performance.now()
  const firstRenewalMs = renewedAtMs(lockfilePath)
  for (;;) {
    try {
      return await acquire(dataDir, lockfilePath, ownerFile)
    } catch (error) {
      if (errorCode(error) !== 'ELOCKED') throw error
    }
    const owner = readText(ownerFile)
    const life = owner === null ? 'unknown' : lifeOf(owner)
    const waitedMs = performance.now() - startedAtMs
    const isAbandoned = waitedMs > STALE_MS && renewedAtMs(lockfilePath) === firstRenewalMs
    if (owner !== null && (life === 'dead' || (life === 'unknown' && isAbandoned))) {
      await removeLock(lockfilePath, ownerFile, owner)
    } else if (waitedMs > (life === 'alive' ? ENDING_MS : STALE_MS)) {
      throw busyError(dataDir)
    } else {
      await pause(RETRY_MS)
    }
  }
}

async function acquire(
  dataDir: string,
  lockfilePath: string,
  ownerFile: string,
): Promise<() => Promise<void>> {
  let isHeld = true
  // A renewal that begins before the release may find nothing after it: then no lock is lost.
  const onCompromised = (error: Error) => {
    if (isHeld) throw error
  }
  const release = await lock(dataDir, { lockfilePath, stale: STALE_MS, update: RENEWAL_MS, onCompromised })
  await writeFile(ownerFile, describeOwner(process.pid))
  return async () => {
    isHeld = false
    await rm(ownerFile, { force: true })
    await release().catch(ignoreReleased)
  }
}

function ignoreReleased(error: unknown): void {
  if (errorCode(error) !== 'ERELEASED') throw error
}

/** Only compared with itself: the clock may have been set since. */
function renewedAtMs(lockfilePath: string): number | undefined {
  return statSync(lockfilePath, { throwIfNoEntry: false })?.mtimeMs
}

/** Of several processes that find the owner dead, one gets the file; one that gets the next owner's puts it back. */
async function removeLock(lockfilePath: string, ownerFile: string, deadOwner: string): Promise<void> {
  const taken = `${ownerFile}.${crypto.randomUUID()}`
  try {
    await rename(ownerFile, taken)
  } catch {
    return pause(RETRY_MS)
  }
  if (readText(taken) !== deadOwner) return rename(taken, ownerFile)
  await rm(lockfilePath, { recursive: true, force: true })
  await rm(taken)
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

const OwnerSchema = v.tuple([v.string(), v.string(), v.nullable(v.string()), v.number()])

/**
 * A process id is meaningful only on its machine, in its namespace (containers), and together with the start time of
 * the process, because ids are reused.
 */
function describeOwner(pid: number): string {
  return JSON.stringify([hostname(), pidNamespace(), startTimeOf(pid), pid] satisfies v.InferInput<
    typeof OwnerSchema
  >)
}

function lifeOf(ownerText: string): 'alive' | 'dead' | 'unknown' {
  const owner = v.safeParse(v.pipe(v.string(), v.parseJson(), OwnerSchema), ownerText)
  if (!owner.success) return 'unknown'
  const [host, namespace, startTime, pid] = owner.output
  if (host !== hostname() || namespace !== pidNamespace()) return 'unknown'
  if (startTime !== null) return startTimeOf(pid) === startTime ? 'alive' : 'dead'
  // Without /proc nothing tells whether the id is another process's by now.
  return exists(pid) ? 'unknown' : 'dead'
}

/** In ticks since the machine started; null when the process has ended, or where there is no /proc. */
function startTimeOf(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`)
  const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  const isEnded = state === 'Z' || state === 'X'
  return isEnded ? null : (rest[18] ?? null)
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
