import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { OperatorError } from '../../operator-error.server.ts'

export interface LeadCount {
  leads: number
  newestAt: Date | null
}

/** The contents of a backup; archives of earlier releases do not say when they were made. */
export interface BackupContents extends LeadCount {
  madeAt: Date | null
}

interface Archive {
  path: string
  tar: Buffer<ArrayBuffer>
  madeAt: Date | null
}

/** Where gzip has the time of the file, in seconds (RFC 1952); 0 for none. */
const GZIP_TIME_OFFSET = 4
const PG_DUMP_SIGNATURE = 'PGDMP'

/**
 * Everything in the embedded database at one moment, as a compressed archive of its directory. Statements wait
 * while it is copied (about 0.1 s), not while it is compressed.
 */
export async function dumpEmbedded(pglite: PGlite): Promise<Uint8Array> {
  await pglite.exec('checkpoint')
  const madeAtMs = Date.now()
  const tar = await pglite.dumpDataDir('none')
  const archive = await promisify(gzip)(new Uint8Array(await tar.arrayBuffer()))
  archive.writeUInt32LE(Math.floor(madeAtMs / 1_000), GZIP_TIME_OFFSET)
  return archive
}

/** Opens a backup in memory, so that nothing of it stays on the disk. */
export async function inspectBackup(path: string): Promise<BackupContents> {
  const archive = await readArchive(path)
  return { ...(await openArchive(archive, 'memory://')), madeAt: archive.madeAt }
}

export async function readArchive(path: string): Promise<Archive> {
  const file = await readFile(path).catch((error) => unreadable(path, error))
  if (file.toString('latin1', 0, PG_DUMP_SIGNATURE.length) === PG_DUMP_SIGNATURE) {
    throw new OperatorError(
      `${path} is a dump of pg_dump: pg_restore --list shows what is in it, pg_restore --file=/dev/null whether it is whole.`,
    )
  }
  const tar = await promisify(gunzip)(file).catch((error) => unreadable(path, error))
  const seconds = file.readUInt32LE(GZIP_TIME_OFFSET)
  return { path, tar, madeAt: seconds === 0 ? null : new Date(seconds * 1_000) }
}

function unreadable(path: string, { message }: Error): never {
  throw new OperatorError(`${path} could not be read as a backup: ${message}.`)
}

/** Makes a database of the archive, in this directory of PGlite, and counts its leads. */
export async function openArchive({ path, tar }: Archive, dataDir: string): Promise<LeadCount> {
  try {
    return await countLeads({ dataDir, loadDataDir: new Blob([tar]) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`${path} does not hold a database of this site: ${reason}.`)
  }
}

/** Opens the database for this moment only. */
export async function countLeads(options: PGliteOptions): Promise<LeadCount> {
  const { createPglite } = await import('./embedded-database.server.ts')
  const database = await createPglite(options)
  try {
    const { rows } = await database.query<LeadCount>(
      'select count(*)::int as leads, max(created_at) as "newestAt" from leads',
    )
    return rows[0] ?? { leads: 0, newestAt: null }
  } finally {
    await database.close()
  }
}

/** Such as `2 leads, the newest received 2026-11-23 06:50 UTC`. */
export function describeLeads({ leads, newestAt }: LeadCount): string {
  const newest = newestAt === null ? '' : `, the newest received ${minuteOf(newestAt)}`
  return `${leads} ${leads === 1 ? 'lead' : 'leads'}${newest}`
}

export function minuteOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
