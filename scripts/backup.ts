// `npm run backup -- [file]`: a backup of the embedded database, beside the running server or without it.
import { join } from 'node:path'
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { describeLeads, formatMinute, readBackup } from '#app/infra/database/backup/backup-file.server.ts'
import { backUpEmbedded } from '#app/infra/database/backup/write-backup.server.ts'
import { readEnv } from '#app/infra/env.server.ts'
import { exitCodeOf, info } from './operator-command.ts'

const USAGE = `Usage: npm run backup [-- <file>]
       npm run backup -- --check <file>

Backs the embedded database up, to the file or to DATA_DIR/backups; the server may run. Prints the file's path.
  --check <file>  says how many leads a backup holds and how old it is; touches no database
Exit codes: 0 done, 1 failed, 2 wrong usage.
`

const options = { check: { type: 'string' } } as const
const { checked, file } = readCommandLine(USAGE, options, ({ check }, [file, extra = check]) => {
  if (file !== undefined && extra !== undefined) throw new UsageError('At most one file can be named.')
  return { checked: check, file }
})
const done = checked === undefined ? backUp() : checkBackup(checked)
process.exitCode = await exitCodeOf(done)

async function backUp(): Promise<void> {
  const env = readEnv(process.env)
  if (env.DATABASE_URL !== undefined) {
    throw new UsageError(
      'DATABASE_URL is set: PostgreSQL is backed up by deploy/backup.sh, as docs/how-to/operate.md says.',
    )
  }
  info('Copying the database…')
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const path = file ?? join(env.DATA_DIR, 'backups', `${time}.jsonl.gz`)
  const { bytes, ...contents } = await backUpEmbedded(env.DATA_DIR, path)
  const size = (bytes / 1_000_000).toFixed(1)
  info(`Written: ${size} MB with ${describeLeads(contents)}. It holds personal data.`)
  console.log(path)
}

async function checkBackup(path: string): Promise<void> {
  const contents = await readBackup(path)
  console.log(`${path} holds ${describeLeads(contents)}; it was made ${formatMinute(contents.madeAt)}.`)
}
