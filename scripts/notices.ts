// `npm run notices -- …`: the operator's command. Arguments are read here, the work is in the notices feature.
import { resolve } from 'node:path'
import * as commands from '#app/features/notices/admin/run-notice-command.server.ts'
import { type OptionValues, readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { readEnv } from '#app/infra/env.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { SOURCE_IDS } from '#db/schema/notices.ts'
import { exitCodeOf, outputTo, withDatabase } from './operator-command.ts'

const SOURCES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(SOURCE_IDS)
const USAGE = `Usage: npm run notices -- <command> [options]

  status                each source: its newest complete ingest, its last one, what is stored (--json)
  ingest                read the configured sources now, and the files in NOTICE_IMPORT_DIR
                          --source <name>  only ${SOURCES}
  check                 ask each source for a few rows, say what differs from what is read, and store none; shapes
                          and values go into a file in DATA_DIR
  import <file>         take a file of notices: JSON lines whole or not at all, of a table (.csv) the good rows
  show <id>             a notice, by its source's id or its publication number in TED (--json)
  hide <id>             shows the purchase of this notice no more, in no source; --undo shows it again

Reads DATABASE_URL, NOTICE_SOURCES and their variables; without DATABASE_URL, the embedded database in DATA_DIR is
used, whether the server runs or not.
Exit codes: 0 done, 1 failed or read incompletely, 2 wrong usage.
`

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit(0))
const OPTIONS = {
  json: { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  source: { type: 'string' },
} as const
const command = readCommandLine(USAGE, OPTIONS, readNoticeCommand)
process.exitCode = await exitCodeOf(run())

async function run(): Promise<void> {
  const env = readEnv(process.env)
  const deps = { ...outputTo(process.stdout), env, log: createLog('silent') }
  await withDatabase(env, (database) => commands.runNoticeCommand({ ...database, ...deps }, command))
}

/** It returns null to have the usage printed. */
function readNoticeCommand(
  { json: isJson, undo, source }: OptionValues<typeof OPTIONS>,
  [name, value, ...rest]: string[],
): commands.NoticeCommand | null {
  if (name === 'help') return null
  if (rest.length > 0) throw new UsageError(`Unexpected argument "${rest[0]}".`)
  switch (name) {
    case 'status':
      return (context) => commands.status(context, isJson)
    case 'ingest': {
      const only = readSource(source)
      return (context) => commands.ingestAll(context, only)
    }
    case 'check':
      return commands.check
    case 'import':
      if (value === undefined) throw new UsageError('"import" needs a file.')
      return (context) => commands.importOne(context, resolve(value))
    case 'show':
      if (value === undefined) throw new UsageError('"show" needs the id of a notice.')
      return (context) => commands.show(context, value, isJson)
    case 'hide':
      if (value === undefined) throw new UsageError('"hide" needs the id of a notice.')
      return (context) => commands.hide(context, value, !undo)
    case undefined:
      throw new UsageError('A command is missing.')
    default:
      throw new UsageError(`There is no command "${name}".`)
  }
}

function readSource(text: string | undefined) {
  const source = SOURCE_IDS.find((name) => name === text)
  if (text !== undefined && source === undefined) throw new UsageError(`--source must be ${SOURCES}.`)
  return source
}
