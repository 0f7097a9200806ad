// `npm run migrate`: brings tables and the web role's rights up to date, then ends. The server does
// the same at its start when it is given DATABASE_OWNER_URL; this is for when it is not.
import { resolve } from 'node:path'
import { readOptions } from '#app/infra/command-line.server.ts'
import { describePostgres, preparePostgres } from '#app/infra/database/prepare-postgres.server.ts'
import { readEnv } from '#app/infra/env.server.ts'
import { exitCodeOf, info, withDatabase } from './operator-command.ts'

const USAGE = `Usage: npm run migrate

Brings the tables of DATABASE_URL and the web role's rights up to date, as the role of
DATABASE_OWNER_URL where it is set; without DATABASE_URL, the embedded database in DATA_DIR.
`

readOptions(USAGE, {})
process.exitCode = await exitCodeOf(migrate())

async function migrate(): Promise<void> {
  const env = readEnv(process.env)
  const { DATABASE_URL, DATABASE_OWNER_URL } = env
  if (DATABASE_URL === undefined) {
    // Opening the embedded database migrates it.
    return withDatabase(env, async () =>
      info(`The embedded database in ${resolve(env.DATA_DIR)} is up to date.`),
    )
  }
  const ownerUrl = DATABASE_OWNER_URL ?? DATABASE_URL
  await preparePostgres(ownerUrl, DATABASE_URL)
  info(`The database ${describePostgres(ownerUrl)} is up to date.`)
}
