import { existsSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { OperatorError } from '../../operator-error.server.ts'
import { makePrivate, makePrivateDirectory, PRIVATE_FILE } from '../../private-files.server.ts'
import { lockDirectory } from './directory-lock.server.ts'

/**
 * Everything in the embedded database at one moment, as a compressed archive of its directory. Statements wait
 * while it is copied (about 0.1 s), not while it is compressed.
 */
export async function dumpEmbedded(pglite: PGlite): Promise<Uint8Array> {
  await pglite.exec('checkpoint')
  const archive = await pglite.dumpDataDir('none')
  return promisify(gzip)(new Uint8Array(await archive.arrayBuffer()))
}

/** Writes the archive, readable by its owner only; the file is either complete or does not exist. */
export async function writeBackup(path: string, archive: Uint8Array): Promise<void> {
  await makePrivateDirectory(dirname(path))
  const unfinished = `${path}.part`
  const file = await open(unfinished, 'w', PRIVATE_FILE)
  try {
    // It may be left over from an interrupted backup.
    await file.chmod(PRIVATE_FILE)
    await file.writeFile(archive)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/**
 * Replaces the embedded database by a backup and moves the previous one aside, to the directory that is returned.
 * Nothing is touched unless the backup opens.
 */
export async function restoreEmbedded(dataDir: string, backupPath: string): Promise<string | null> {
  const archive = await readArchive(backupPath)
  await makePrivateDirectory(dataDir)
  const release = await lockDirectory(dataDir)
  try {
    const restored = join(dataDir, 'db.restored')
    await rm(restored, { recursive: true, force: true })
    await unpack(archive, restored, backupPath)
    const current = join(dataDir, 'db')
    const previous = join(dataDir, `db.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
    const hasCurrent = existsSync(current)
    if (hasCurrent) {
      await makePrivate(current)
      await rename(current, previous)
    }
    await rename(restored, current)
    return hasCurrent ? previous : null
  } finally {
    await release()
  }
}

async function readArchive(path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await promisify(gunzip)(await readFile(path)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`${path} could not be read as a backup: ${reason}.`)
  }
}

async function unpack(archive: Uint8Array<ArrayBuffer>, directory: string, path: string): Promise<void> {
  const { createPglite } = await import('./embedded-database.server.ts')
  try {
    await makePrivateDirectory(directory)
    const database = await createPglite({ dataDir: directory, loadDataDir: new Blob([archive]) })
    await database.query('select count(*) from leads')
    await database.close()
  } catch (error) {
    await rm(directory, { recursive: true, force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`${path} does not hold a database of this site: ${reason}.`)
  }
}
