// `npm run migrate`: brings tables, job queue and the web role's rights up to date, then ends. The server does
// the same at its start when it is given DATABASE_OWNER_URL; this is for when it is not.
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { preparePostgres } from '#app/infra/database/prepare-postgres.server.ts'
import { EnvError, readEnv } from '#app/infra/env.server.ts'

const USAGE = `Usage: npm run migrate

Brings the tables of DATABASE_URL, its job queue and the web role's rights up to date, as the role of
DATABASE_OWNER_URL where it is set.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))
try {
  const { DATABASE_URL, DATABASE_OWNER_URL } = readEnv(process.env)
  if (DATABASE_URL === undefined)
    throw new EnvError('Set DATABASE_URL, and DATABASE_OWNER_URL for its owner.')
  await preparePostgres(DATABASE_OWNER_URL ?? DATABASE_URL, DATABASE_URL)
  console.error('The database is up to date.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
