import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { OperatorError } from '../../operator-error.server.ts'
import { makePrivateDirectory, PRIVATE_FILE } from '../../private-files.server.ts'
import { openExistingDatabase } from '../database.server.ts'
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupContents, readBackup } from './backup-file.server.ts'

/** All queries go to one session. */
export type Query = (text: string) => Promise<{ rows: { line: string }[] }>

export type WrittenBackup = BackupContents & { bytes: number }

export async function backUpEmbedded(dataDir: string, path: string): Promise<WrittenBackup> {
  const database = await openExistingDatabase({ dataDir })
  try {
    const client = await database.pool.connect()
    return await writeBackup(path, (text) => client.query(text)).finally(() => client.release(true))
  } finally {
    await database.close()
  }
}

/** Writes a consistent snapshot. The file gets its name only after it was read back completely. */
export async function writeBackup(path: string, query: Query): Promise<WrittenBackup> {
  await makePrivateDirectory(dirname(path))
  const unfinished = `${path}.part`
  try {
    await writePrivateFile(unfinished, backupText(query))
    const contents = await readBackup(unfinished)
    const { size } = await stat(unfinished)
    await rename(unfinished, path)
    return { ...contents, bytes: size }
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof OperatorError) throw new OperatorError(`No backup was made: ${error.message}`)
    throw error
  }
}

async function writePrivateFile(path: string, text: AsyncIterable<string>): Promise<void> {
  await rm(path, { force: true })
  const file = createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE, flush: true })
  await pipeline(Readable.from(text), createGzip(), file)
}

async function* backupText(query: Query): AsyncGenerator<string> {
  await query('begin transaction isolation level repeatable read, read only')
  await query(`set local time zone 'UTC'`)
  const [header] = await readLines(query, HEADER)
  yield `${header}\n`
  const counts: Record<string, number> = {}
  for (const table of await readLines(query, TABLES)) {
    let count = 0
    await query(`declare stored no scroll cursor for
      select '["${table}",' || to_jsonb(stored_row)::text || ']' as line from public."${table}" as stored_row`)
    for (let rows = await nextRows(query); rows.length > 0; rows = await nextRows(query)) {
      count += rows.length
      yield `${rows.join('\n')}\n`
    }
    await query('close stored')
    counts[table] = count
  }
  await query('commit')
  yield `${JSON.stringify({ rows: counts })}\n`
}

const HEADER = `select json_build_object('format', '${BACKUP_FORMAT}', 'version', ${BACKUP_VERSION},
  'madeAt', clock_timestamp(), 'migration', max(created_at))::text as line from drizzle.__drizzle_migrations`

/** Counters of limits are unlogged: a crash may lose them, and so may a backup. */
const TABLES = `select relname as line from pg_class where relnamespace = 'public'::regnamespace
  and relkind = 'r' and relpersistence = 'p' order by relname`

const nextRows = (query: Query) => readLines(query, 'fetch 500 from stored')

async function readLines(query: Query, text: string): Promise<string[]> {
  const { rows } = await query(text)
  return rows.map(({ line }) => line)
}
