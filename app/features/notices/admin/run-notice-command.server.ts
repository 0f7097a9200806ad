import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { oneLine, textTable } from '#app/domain/text/text-table.ts'
import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { makePrivateDirectory, PRIVATE_FILE } from '#app/infra/private-files.server.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { importFile } from '../import/import-file.server.ts'
import { openImportFolder } from '../import/import-folder.server.ts'
import type { IngestDeps, IngestResult } from '../ingest/ingest.server.ts'
import { ingestNewest } from '../ingest/schedule-ingests.server.ts'
import { completeUntil, hoursOfWorkingDays, MAX_AGE_WORKING_DAY_HOURS } from '../snapshot/freshness.ts'
import { SOURCE_IDS, type SourceId } from '../source-notice.ts'
import { createSources } from '../sources/create-sources.server.ts'
import {
  countStored,
  findNewestComplete,
  findNewestIngest,
  type StoredIngest,
} from '../store/ingest-store.server.ts'
import type { FoundNotice } from '../store/join-purchases.ts'
import { setHidden } from '../store/notice-store.server.ts'
import { findNotices } from '../store/read-notices.server.ts'
import { checkSource } from './check-source.server.ts'

interface SourceStatus {
  source: SourceId
  isConfigured: boolean
  newest: StoredIngest | null
  newestComplete: StoredIngest | null
  stored: { all: number; newest: string | null }
}

const NOT_CONFIGURED = 'No source is configured: set NOTICE_SOURCES.'

const timeFormat = new Intl.DateTimeFormat('lt-LT', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

export type NoticeCommand = (context: CommandContext) => Promise<void>

interface CommandContext extends IngestDeps, CommandOutput {
  env: Env
}

/** The command runs in a process of its own, beside the server or without one. It throws an `OperatorError`. */
export async function runNoticeCommand(
  given: Omit<CommandContext, 'stopping'>,
  command: NoticeCommand,
): Promise<void> {
  const stopper = new AbortController()
  const stop = () => stopper.abort(new OperatorError('The command was stopped.'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  return command({ ...given, stopping: stopper.signal })
}

export async function status({ db, env, print, info }: CommandContext, isJson: boolean): Promise<void> {
  const statuses: SourceStatus[] = []
  for (const source of SOURCE_IDS) {
    const isConfigured = env.NOTICE_SOURCES.includes(source)
    const newest = await findNewestIngest(db, source)
    if (!isConfigured && newest === null) continue
    const newestComplete = await findNewestComplete(db, source)
    statuses.push({ source, isConfigured, newest, newestComplete, stored: await countStored(db, source) })
  }
  if (isJson) return print(`${JSON.stringify(statuses, null, 2)}\n`)
  await print(statuses.map((entry) => `${columnTable(statusColumns(entry))}\n`).join('\n'))
  for (const { source, newest } of statuses) {
    for (const [reason, count] of Object.entries(newest?.rejected_reasons ?? {}))
      info(`${source}: ${count} × ${reason}`)
  }
  if (env.NOTICE_SOURCES.length === 0) info(NOT_CONFIGURED)
}

export async function check({ env, log, stopping, info }: CommandContext): Promise<void> {
  await makePrivateDirectory(env.DATA_DIR)
  for (const source of createSources(env)) {
    const found = await checkSource(source, { signal: stopping, log, now: Temporal.Now.instant() })
    const path = join(env.DATA_DIR, `notice-check-${source.id}.json`)
    await writeFile(path, `${JSON.stringify(found, null, 2)}\n`, { mode: PRIVATE_FILE })
    info(`${source.id}: shapes and values are in ${path}.`)
    info(columnTable({ ...found, rows: JSON.stringify(found?.rows), shapes: null }))
  }
  if (env.NOTICE_SOURCES.length === 0) info(NOT_CONFIGURED)
}

export async function ingestAll(context: CommandContext, only: SourceId | undefined): Promise<void> {
  const { env } = context
  const wanted = env.NOTICE_SOURCES.filter((source) => only === undefined || source === only)
  if (wanted.length === 0) {
    throw new OperatorError(
      only === undefined ? NOT_CONFIGURED : `The source ${only} is not configured: add it to NOTICE_SOURCES.`,
    )
  }
  const problems: string[] = []
  for (const id of wanted) {
    const source = createSources(env).find((candidate) => candidate.id === id)
    const results = source ? [await ingestNewest(context, source)] : await importFolderNow(context)
    for (const result of results) problems.push(...printResult(context, id, result))
  }
  if (problems.length > 0) throw new OperatorError(problems.join(' '))
}

async function importFolderNow(context: CommandContext): Promise<IngestResult[]> {
  const directory = context.env.NOTICE_IMPORT_DIR
  const folder = await openImportFolder({ ...context, directory, onImport: () => {} })
  const results = await folder.importNow()
  if (results.length === 0) context.info(`import: no file was imported from ${directory}.`)
  return results
}

export async function importOne(context: CommandContext, path: string): Promise<void> {
  const result = await importFile(context, path)
  const [problem] = printResult(context, 'import', result)
  for (const { line, reason } of result?.badLines ?? []) context.info(`line ${line}: ${reason}`)
  if (problem !== undefined) throw new OperatorError(problem)
}

function printResult({ info }: CommandContext, source: SourceId, result: IngestResult | null): string[] {
  if (result === null) return [`The source ${source} is being read already; try again in a moment.`]
  const { read, new: fresh, changed, skipped, rejected, problem } = result
  info(`${source}: ${read} read, ${fresh} new, ${changed} changed, ${skipped} skipped, ${rejected} rejected.`)
  return problem === null ? [] : [problem]
}

export async function show({ db, print }: CommandContext, id: string, isJson: boolean): Promise<void> {
  const found = await findExisting(db, id)
  if (isJson) return print(`${JSON.stringify(found, null, 2)}\n`)
  await print(found.map((notice) => `${columnTable(notice)}\n`).join('\n'))
}

export async function hide({ db, info }: CommandContext, id: string, isHidden: boolean): Promise<void> {
  const found = await findExisting(db, id)
  await setHidden(
    db,
    found.map((notice) => notice.id),
    isHidden,
  )
  info(`${found.length} notices are ${isHidden ? 'hidden' : 'shown again'} within a minute.`)
}

async function findExisting(db: Database, id: string): Promise<FoundNotice[]> {
  const found = await findNotices(db, id)
  if (found.length === 0) throw new OperatorError(`There is no notice "${id}".`)
  return found
}

/** The columns of the newest ingest, and how old the newest complete one is. */
function statusColumns({ source, isConfigured, newest, newestComplete, stored }: SourceStatus): object {
  const hours = newestComplete && hoursOfWorkingDays(completeUntil(newestComplete), Temporal.Now.instant())
  const { rejected_reasons: _reasons, ...ingest } = newest ?? {}
  return {
    ...ingest,
    source: isConfigured ? source : `${source} (not configured)`,
    complete_at: newestComplete?.started_at ?? 'never',
    working_hours_old: hours && `${Math.floor(hours)}${hours > MAX_AGE_WORKING_DAY_HOURS ? ' (old)' : ''}`,
    stored: stored.all,
    newest_notice: stored.newest,
  }
}

function columnTable(columns: object): string {
  const rows = Object.entries(columns)
    .map(([name, value]) => [
      name,
      oneLine(value instanceof Date ? timeFormat.format(value) : [value ?? ''].flat().join(' ')),
    ])
    .filter(([, value]) => value !== '')
  return textTable(rows)
}
