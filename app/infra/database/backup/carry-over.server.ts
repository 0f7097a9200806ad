import { rmSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'
import { makePrivateDirectory } from '../../private-files.server.ts'
import { hasEmbedded } from '../embedded/clusters.server.ts'
import { DatabaseBusyError } from '../embedded/launch.server.ts'
import { findPgliteDatabase } from '../embedded/pglite-database.server.ts'
import { fetchPgliteEngine, openPgliteDatabase } from './pglite-engine.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

/** The server of an earlier release renews its lock every second. */
const LOCK_STALE_MS = 5_000

/** The database of an earlier release, or a backup of one, is only read; `former` says where it is. */
export async function carryOver(dataDir: string, archive: string | undefined, mayReplace: boolean) {
  const former = archive ?? findPgliteDatabase(dataDir)
  if (former === null) {
    throw new OperatorError(
      `There is no database of an earlier release in ${resolve(dataDir)}: DATA_DIR may not be set in this shell; or name one of its backups.`,
    )
  }
  if (hasEmbedded(dataDir) && !mayReplace) {
    throw new OperatorError(
      `${resolve(dataDir)} holds a database of this release already: with --replace that one is moved aside.`,
    )
  }
  const folder = join(resolve(dataDir), 'carry-over')
  return withTemporaryFolder(folder, async () => {
    await makePrivateDirectory(folder)
    if (archive === undefined) await copyStoppedDatabase(dataDir, former, join(folder, 'db'))
    const engine = await fetchPgliteEngine(join(folder, 'engine'))
    const database = await openPgliteDatabase(engine, join(folder, 'db'), archive)
    const backup = join(folder, 'former.jsonl.gz')
    await writeBackup(backup, (text) => database.query(text)).finally(() => database.close())
    return { former, ...(await restoreBackup(dataDir, backup, true)) }
  })
}

/** Removes the folder, which holds personal data, also on interruption. */
async function withTemporaryFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const end = () => process.exit(1)
  remove()
  process.on('exit', remove).on('SIGINT', end).on('SIGTERM', end)
  try {
    return await run()
  } finally {
    remove()
    process.off('exit', remove).off('SIGINT', end).off('SIGTERM', end)
  }
}

async function copyStoppedDatabase(dataDir: string, former: string, copy: string): Promise<void> {
  requireStopped(dataDir)
  await cp(former, copy, { recursive: true })
  requireStopped(dataDir)
}

function requireStopped(dataDir: string): void {
  const lock = statSync(join(dataDir, 'db.lock'), { throwIfNoEntry: false })
  if (lock === undefined || Math.abs(Date.now() - lock.mtimeMs) > LOCK_STALE_MS) return
  throw new DatabaseBusyError(
    `The database of the earlier release in ${resolve(dataDir)} is in use: stop its server, and try again a few seconds later.`,
  )
}
