import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { openImportFolder } from '../import/import-folder.server.ts'
import { createSources } from '../sources/create-sources.server.ts'
import type { NoticeCommand } from './notice-command.server.ts'
import { runNoticeCommand } from './run-notice-command.server.ts'

interface Here extends OpenDatabase, CommandOutput {
  env: Env
  log: Log
}

/** Runs a command in a process of its own, beside the server or without one. */
export async function runNoticesHere(here: Here, command: NoticeCommand): Promise<void> {
  const { env } = here
  const stopper = new AbortController()
  const stop = () => stopper.abort(new OperatorError('The command was stopped.'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  const deps = { ...here, stopping: stopper.signal }
  const needsFolder = command.name === 'ingest' && env.NOTICE_SOURCES.includes('import')
  const folder = needsFolder
    ? await openImportFolder({ ...deps, directory: env.NOTICE_IMPORT_DIR, onImport: () => {} })
    : null
  await runNoticeCommand({ ...deps, sources: createSources(env), folder }, command)
}
