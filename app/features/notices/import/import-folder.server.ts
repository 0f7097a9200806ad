import { lstat, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runExclusively } from '#app/infra/database/exclusive-run.server.ts'
import { errorCode } from '#app/infra/error-code.server.ts'
import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { makePrivateDirectory, PRIVATE_FILE } from '#app/infra/private-files.server.ts'
import type { IngestDeps, IngestResult } from '../ingest/ingest.server.ts'
import { SourceError } from '../source-error.server.ts'
import { importFile, TABLE_SUFFIX } from './import-file.server.ts'
import type { BadLine } from './read-import-file.ts'

const POLL_MS = 10_000
const IMPORTED_FOLDER = 'taken'
const REFUSED_FOLDER = 'refused'
const FILE_SUFFIXES = ['.jsonl', TABLE_SUFFIX]
/** This is appended to the name of a file that is being read. */
const IN_PROGRESS_SUFFIX = '.taking'
const INTERRUPTED =
  'The server ended while it was reading this file: put it into the folder again if it is good.'

export type ImportFolder = Awaited<ReturnType<typeof openImportFolder>>

interface FolderDeps extends IngestDeps {
  directory: string
  onImport: (result: IngestResult) => void
}

/** Imported files move to `taken` or `refused`, as does a file over which a process died: it may be the cause. */
export async function openImportFolder(deps: FolderDeps) {
  await prepareFolder(deps.directory)
  // bounded: it holds what the folder holds
  let previousFiles = new Map<string, string>()

  async function importFiles(
    isReady: (name: string, fingerprint: string) => boolean,
  ): Promise<IngestResult[]> {
    const files = await listFiles(deps.directory, '')
    const ready = [...files].filter(([name, fingerprint]) => isReady(name, fingerprint))
    previousFiles = files
    if (ready.length === 0 && (await listFiles(deps.directory, IN_PROGRESS_SUFFIX)).size === 0) return []
    const ran = await runExclusively(deps.pool, 'notices folder', async () => {
      await refuseInterrupted(deps)
      const results: IngestResult[] = []
      for (const [name, fingerprint] of ready) {
        if (!deps.stopping.aborted) results.push(...(await importOne(deps, name, fingerprint)))
      }
      return results
    })
    return ran?.value ?? []
  }

  return {
    /** Imports files that have not changed since the last poll, as no one is writing to them. */
    poll: () => importFiles((name, fingerprint) => previousFiles.get(name) === fingerprint),
    importNow: () => importFiles(() => true),
  }
}

export function watchImportFolder({ poll }: ImportFolder, log: Log): Loop {
  const failure = 'files of notices could not be imported'
  return startLoop({ log, failure, retryMs: POLL_MS }, async () => {
    await poll()
    return POLL_MS
  })
}

async function prepareFolder(directory: string): Promise<void> {
  try {
    await makePrivateDirectory(directory)
    for (const name of [IMPORTED_FOLDER, REFUSED_FOLDER]) await makePrivateDirectory(join(directory, name))
  } catch (cause) {
    throw new OperatorError(
      `The folder of NOTICE_IMPORT_DIR (${directory}) cannot be written to (${errorCode(cause) ?? 'unknown error'}); imported files are moved within it.`,
      { cause },
    )
  }
}

async function listFiles(directory: string, ending: string): Promise<Map<string, string>> {
  const endings = FILE_SUFFIXES.map((suffix) => suffix + ending)
  const names = (await readdir(directory)).filter(
    (name) => endings.some((each) => name.endsWith(each)) && !name.startsWith('.'),
  )
  // bounded: by the files of the folder
  const files = new Map<string, string>()
  for (const name of names.toSorted()) {
    const fingerprint = await fingerprintOf(join(directory, name))
    if (fingerprint !== null) files.set(name, fingerprint)
  }
  return files
}

async function fingerprintOf(path: string): Promise<string | null> {
  const file = await lstat(path).catch(() => null)
  return file?.isFile() ? `${file.size} ${file.mtimeMs}` : null
}

/** Only one process imports at a time, so the process of such a file has died. */
async function refuseInterrupted({ directory, log }: FolderDeps): Promise<void> {
  for (const interrupted of (await listFiles(directory, IN_PROGRESS_SUFFIX)).keys()) {
    const name = interrupted.slice(0, -IN_PROGRESS_SUFFIX.length)
    await moveAside(directory, name, INTERRUPTED)
    log.error({ file: name, problem: INTERRUPTED }, 'a file of notices was refused')
  }
}

/** Returns an empty list when the file is gone, another import is running, or the file must be tried again. */
async function importOne(deps: FolderDeps, name: string, fingerprint: string): Promise<IngestResult[]> {
  const { directory, log, stopping } = deps
  const inProgress = join(directory, name + IN_PROGRESS_SUFFIX)
  if (!(await renameIfExists(join(directory, name), inProgress))) return []
  try {
    const result = await importFile(deps, inProgress, name)
    if (result !== null) deps.onImport(result)
    const isUnchanged = result !== null && (await fingerprintOf(inProgress)) === fingerprint
    await (isUnchanged
      ? moveAside(directory, name, result.problem, result.badLines)
      : putBack(directory, name))
    return result === null ? [] : [result]
  } catch (err) {
    if (!stopping.aborted) log.error({ err, file: name }, 'a file of notices could not be imported')
    await (err instanceof SourceError ? moveAside(directory, name, err.message) : putBack(directory, name))
    return []
  }
}

async function renameIfExists(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (err) {
    if (errorCode(err) === 'ENOENT') return false
    throw err
  }
}

async function moveAside(
  directory: string,
  name: string,
  problem: string | null,
  badLines: readonly BadLine[] = [],
): Promise<void> {
  const target = join(directory, problem === null ? IMPORTED_FOLDER : REFUSED_FOLDER, withTimestamp(name))
  if (problem !== null) await writeFile(`${target}.problem.txt`, `${problem}\n`, { mode: PRIVATE_FILE })
  const table = badLines.map(({ line, reason }) => `${line};${reason}\n`).join('')
  if (table !== '')
    await writeFile(`${target}.problem.csv`, `\uFEFFline;reason\n${table}`, { mode: PRIVATE_FILE })
  await rename(join(directory, name + IN_PROGRESS_SUFFIX), target)
}

/** The file is left for the next attempt, under another name when a new file has the old one. */
async function putBack(directory: string, name: string): Promise<void> {
  const isFree = (await fingerprintOf(join(directory, name))) === null
  await rename(
    join(directory, name + IN_PROGRESS_SUFFIX),
    join(directory, isFree ? name : withTimestamp(name)),
  )
}

function withTimestamp(name: string): string {
  const time = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })
  return `${time.replaceAll(/[^\dT]/g, '')}-${name}`
}
