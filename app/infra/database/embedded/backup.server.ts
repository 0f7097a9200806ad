import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'
import { makePrivate, makePrivateDirectory, PRIVATE_FILE } from '../../private-files.server.ts'
import {
  type BackupContents,
  countLeads,
  dumpEmbedded,
  inspectBackup,
  type LeadCount,
  openArchive,
  readArchive,
} from './backup-archive.server.ts'
import { requestBackup } from './control/control-client.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { hasEmbedded, requireEmbedded } from './existing-database.server.ts'

/** Writes a backup, from the running server or without one; a file of this name is always complete and opens. */
export async function writeBackup(
  dataDir: string,
  path: string,
): Promise<BackupContents & { bytes: number }> {
  const archive = (await requestBackup(dataDir)) ?? (await dumpStopped(dataDir))
  await makePrivateDirectory(dirname(path))
  const unfinished = `${path}.part`
  try {
    await writePrivately(unfinished, archive)
    const contents = await inspectBackup(unfinished)
    await rename(unfinished, path)
    return { ...contents, bytes: archive.byteLength }
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof OperatorError) throw new OperatorError(`No backup was made: ${error.message}`)
    throw error
  }
}

async function dumpStopped(dataDir: string): Promise<Uint8Array> {
  // Loaded only here: with a running server nobody waits for the driver of PostgreSQL.
  const { openExistingDatabase } = await import('../database.server.ts')
  const database = await openExistingDatabase({ dataDir })
  try {
    if (database.driver.kind !== 'pglite') throw new Error('there is no embedded database')
    return await dumpEmbedded(database.driver.pglite)
  } finally {
    await database.close()
  }
}

async function writePrivately(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'w', PRIVATE_FILE)
  try {
    // It may be left over from an interrupted backup.
    await file.chmod(PRIVATE_FILE)
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

export interface Restored {
  restored: LeadCount
  /** The database that was replaced; its leads are null when it does not open. */
  previous: { directory: string; leads: LeadCount | null } | null
}

/**
 * Replaces the embedded database by a backup and moves the previous one aside. Nothing is touched unless the backup
 * opens, and there is a database or `isNew` says that none is expected.
 */
export async function restoreEmbedded(
  dataDir: string,
  backupPath: string,
  isNew: boolean,
): Promise<Restored> {
  if (!isNew) requireEmbedded(dataDir, 'on a new machine, add --new')
  const archive = await readArchive(backupPath)
  await makePrivateDirectory(dataDir)
  const release = await lockDirectory(dataDir)
  try {
    const unpacked = join(dataDir, 'db.restored')
    await rm(unpacked, { recursive: true, force: true })
    await makePrivateDirectory(unpacked)
    const restored = await openArchive(archive, unpacked).catch(async (error) => {
      await rm(unpacked, { recursive: true, force: true })
      throw error
    })
    const previous = await moveAside(dataDir)
    await rename(unpacked, join(dataDir, 'db'))
    return { restored, previous }
  } finally {
    await release()
  }
}

async function moveAside(dataDir: string): Promise<Restored['previous']> {
  const current = join(dataDir, 'db')
  if (!existsSync(current)) return null
  const leads = hasEmbedded(dataDir) ? await countLeads({ dataDir: current }).catch(() => null) : null
  const directory = join(dataDir, `db.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  await makePrivate(current)
  await rename(current, directory)
  return { directory, leads }
}
