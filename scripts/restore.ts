// `npm run restore -- <file>`: puts a backup in the place of the embedded database, while the server is stopped.
import { resolve } from 'node:path'
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { describeLeads } from '#app/infra/database/backup/backup-file.server.ts'
import { restoreBackup } from '#app/infra/database/backup/restore-backup.server.ts'
import { readEnv } from '#app/infra/env.server.ts'
import { exitCodeOf, info } from './operator-command.ts'

const USAGE = `Usage: npm run restore -- [--new] <file>

Puts a backup in the place of the embedded database, while the server is stopped. The previous one stays beside it,
as DATA_DIR/postgres/data.before-…
  --new  the machine is new: DATA_DIR holds no database yet
Exit codes: 0 done, 1 failed, 2 wrong usage.
`

const options = { new: { type: 'boolean', default: false } } as const
const { isNew, file } = readCommandLine(USAGE, options, (values, [file = '', extra]) => {
  if (file === '' || extra !== undefined) throw new UsageError('One file must be named.')
  return { isNew: values.new, file }
})
process.exitCode = await exitCodeOf(restore())

async function restore(): Promise<void> {
  const env = readEnv(process.env)
  if (env.DATABASE_URL !== undefined) {
    throw new UsageError(
      'DATABASE_URL is set: PostgreSQL is restored by deploy/restore.sh, as docs/how-to/operate.md says.',
    )
  }
  info(`Restoring into ${resolve(env.DATA_DIR)}…`)
  const { restored, previous } = await restoreBackup(env.DATA_DIR, file, isNew)
  info('People who were erased after this backup was made are back: erase them again.')
  info(`Restored: ${describeLeads(restored)}.`)
  if (previous === null) return
  const before = previous.leads === null ? 'a database that does not open' : describeLeads(previous.leads)
  info(`Before: ${before}; kept in ${previous.directory}.`)
}
