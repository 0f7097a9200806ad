// `npm run restore -- <file>`: puts a backup in the place of the embedded database, while the server is stopped.
import { parseArgs } from 'node:util'
import { HELP, readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { restoreEmbedded } from '#app/infra/database/embedded/backup.server.ts'
import { readEnv } from '#app/infra/env.server.ts'

const USAGE = `Usage: npm run restore -- <file>

Puts a backup in the place of the embedded database, while the server is stopped. The previous one stays beside it,
as DATA_DIR/db.before-…
Exit codes: 0 done, 1 failed, 2 wrong usage.
`

const { file } = readCommandLine(USAGE, () => {
  const { values, positionals } = parseArgs({ options: HELP, allowPositionals: true })
  const [file = '', extra] = positionals
  if (!values.help && (file === '' || extra !== undefined)) throw new UsageError('One file must be named.')
  return { values, file }
})
const env = readEnv(process.env)

if (env.DATABASE_URL !== undefined) {
  console.error(
    'DATABASE_URL is set: restore PostgreSQL with pg_restore --clean --if-exists --dbname="$DATABASE_OWNER_URL" site.dump.',
  )
  process.exit(2)
}
try {
  console.error('Restoring the database…')
  const previous = await restoreEmbedded(env.DATA_DIR, file)
  const [{ openDatabase }, { leads }] = await Promise.all([
    import('#app/infra/database/database.server.ts'),
    import('#db/schema/leads.ts'),
  ])
  const database = await openDatabase({ dataDir: env.DATA_DIR })
  const count = await database.db.$count(leads)
  await database.close()
  console.error('Whoever has been erased since this backup was made is back: erase them again.')
  console.error(
    `${count} leads are there.${previous === null ? '' : ` The previous database is in ${previous}.`}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
