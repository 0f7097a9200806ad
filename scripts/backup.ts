// `npm run backup -- [file]`: a backup of the embedded database, from the running server or without it.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { dumpEmbedded, writeBackup } from '#app/infra/database/embedded/backup.server.ts'
import { requestBackup } from '#app/infra/database/embedded/control/control-client.server.ts'
import { readEnv } from '#app/infra/env.server.ts'

const USAGE = `Usage: npm run backup [-- <file>]

Backs the embedded database up, to the file or to DATA_DIR/backups; the server may run. Prints the file's path.
Exit codes: 0 done, 1 failed, 2 wrong usage.
`

const { positionals } = readCommandLine(USAGE, () => {
  const parsed = parseArgs({ options: HELP, allowPositionals: true })
  if (parsed.positionals.length > 1) throw new UsageError('At most one file can be named.')
  return parsed
})
const env = readEnv(process.env)
const [file = join(env.DATA_DIR, 'backups', `${timestamp()}.tar.gz`)] = positionals

if (env.DATABASE_URL !== undefined) {
  console.error(
    'DATABASE_URL is set: back PostgreSQL up with pg_dump --format=custom --file=site.dump "$DATABASE_OWNER_URL".',
  )
  process.exit(2)
}
try {
  console.error('Copying the database…')
  const archive = (await requestBackup(env.DATA_DIR)) ?? (await dumpStopped())
  await writeBackup(file, archive)
  console.error(`Written: ${(archive.byteLength / 1_000_000).toFixed(1)} MB. It holds personal data.`)
  console.log(file)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function dumpStopped(): Promise<Uint8Array> {
  // Loaded only here: with a running server nobody waits for the database library.
  const { openDatabase } = await import('#app/infra/database/database.server.ts')
  const database = await openDatabase({ dataDir: env.DATA_DIR })
  try {
    if (database.driver.kind !== 'pglite') throw new Error('there is no embedded database')
    return await dumpEmbedded(database.driver.pglite)
  } finally {
    await database.close()
  }
}

function timestamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-')
}
