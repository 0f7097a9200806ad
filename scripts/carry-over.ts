// `npm run carry-over`: turns the database of a release that used another engine into the embedded one; needed once.
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { carryOver } from '#app/infra/database/backup/carry-over.server.ts'
import { readEnv } from '#app/infra/env.server.ts'
import { exitCodeOf, info, reportRestored } from './operator-command.ts'

const USAGE = `Usage: npm run carry-over [-- [--replace] [<archive>]]

Makes the database of this release from that of an earlier one, DATA_DIR/db, or from a backup of one (.tar.gz), while
the server is stopped. Both are only read. npm fetches the former engine for it.
  --replace  DATA_DIR holds a database of this release already: it is moved aside, as by restore
Exit codes: 0 done, 1 failed, 2 wrong usage.
`

const options = { replace: { type: 'boolean', default: false } } as const
const { mayReplace, archive } = readCommandLine(USAGE, options, ({ replace }, [archive, extra]) => {
  if (extra !== undefined) throw new UsageError('At most one archive can be named.')
  return { mayReplace: replace, archive }
})
process.exitCode = await exitCodeOf(run())

async function run(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = readEnv(process.env)
  if (DATABASE_URL !== undefined) {
    throw new UsageError(
      'DATABASE_URL is set: unset it, since the former database is carried over into the embedded one.',
    )
  }
  info('Carrying the database over…')
  const { former, ...restored } = await carryOver(DATA_DIR, archive, mayReplace)
  reportRestored('Carried over', restored)
  info(
    `${former} is unchanged. It holds personal data: remove it once you will not return to the earlier release.`,
  )
}
