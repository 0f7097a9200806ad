import { existsSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { OperatorError } from '../../operator-error.server.ts'
import { makePrivate, makePrivateDirectory } from '../../private-files.server.ts'
import { MIGRATIONS_FOLDER } from '../prepare-postgres.server.ts'

/** PostgreSQL's 128 MB would be a cache for a database of a few megabytes: half of the idle process's memory. */
const SHARED_BUFFERS = 'shared_buffers=8MB'

/** Opens every embedded database, with buffers of the size that the site needs. */
export function createPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ startParams: [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS], ...options })
}

/** Opens the database in this directory and brings its tables up to date; the caller holds its lock. */
export async function openPglite(directory: string): Promise<{ db: PgliteDatabase; pglite: PGlite }> {
  if (!existsSync(directory)) await createDatabase(directory)
  // PGlite creates files that everybody may read, so their directory must be closed.
  await makePrivate(directory)
  const pglite = await openExisting(directory)
  const db = drizzle(pglite)
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  return { db, pglite }
}

/** A first start that is killed must not leave a directory that cannot be opened. */
async function createDatabase(directory: string): Promise<void> {
  const unfinished = `${directory}.new`
  await rm(unfinished, { recursive: true, force: true })
  try {
    await makePrivateDirectory(unfinished)
    const fresh = await createPglite({ dataDir: unfinished })
    await fresh.close()
  } catch (cause) {
    throw new OperatorError(
      `The embedded database could not be made in ${directory}; it needs about 60 MB of room and the right to write there.`,
      { cause },
    )
  }
  await rename(unfinished, directory)
}

async function openExisting(directory: string): Promise<PGlite> {
  try {
    return await createPglite({ dataDir: directory })
  } catch (cause) {
    throw new OperatorError(
      `The embedded database in ${directory} (made by PostgreSQL ${versionOf(directory)}) cannot be opened; restore a backup, or use the version of this software that made it.`,
      { cause },
    )
  }
}

function versionOf(directory: string): string {
  const file = join(directory, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version'
}
