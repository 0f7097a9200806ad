import { lstat, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runExclusively } from '#app/infra/database/exclusive-run.server.ts'
import { errorCode } from '#app/infra/error-code.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { makePrivateDirectory, PRIVATE_FILE } from '#app/infra/private-files.server.ts'
import type { IngestDeps, IngestResult } from '../ingest/ingest.server.ts'
import { SourceError } from '../source-error.server.ts'
import { importFile } from './import-file.server.ts'

const LOOK_MS = 10_000
const TAKEN = 'taken'
const REFUSED = 'refused'
const FILE = '.jsonl'
/** Behind the name of a file that is being read. */
const TAKING = '.taking'
const ENDED = 'The server ended while it was reading this file: put it into the folder again if it is good.'

export type ImportFolder = Awaited<ReturnType<typeof openImportFolder>>

interface FolderDeps extends IngestDeps {
  directory: string
  onImport: (result: IngestResult) => void
}

/**
 * The `.jsonl` files of a folder. What was imported goes to `taken`, what was wrong to `refused`, and so does a file
 * over which a process was killed: it may have been the cause, and would be at each start.
 */
export async function openImportFolder(deps: FolderDeps) {
  await prepareFolder(deps.directory)
  // bounded: it holds what the folder holds
  let before = new Map<string, string>()

  async function takeFiles(isReady: (name: string, state: string) => boolean): Promise<IngestResult[]> {
    const files = await listFiles(deps.directory, FILE)
    const ready = [...files].filter(([name, state]) => isReady(name, state))
    before = files
    if (ready.length === 0 && (await listFiles(deps.directory, FILE + TAKING)).size === 0) return []
    const ran = await runExclusively(deps.pool, 'notices folder', async () => {
      await refuseLeftOver(deps)
      const results: IngestResult[] = []
      for (const [name, state] of ready) {
        if (!deps.stopping.aborted) results.push(...(await takeFile(deps, name, state)))
      }
      return results
    })
    return ran?.value ?? []
  }

  return {
    /** Imports the files that nobody writes to any more, that is those unchanged since the last look. */
    look: () => takeFiles((name, state) => before.get(name) === state),
    /** Imports all files that are there, also those that came this moment. */
    importNow: () => takeFiles(() => true),
  }
}

/** Looks every few seconds until the server stops; a file that is being read by then has its name back at the end. */
export async function watchImportFolder(
  folder: ImportFolder,
  { log, stopping }: Pick<IngestDeps, 'log' | 'stopping'>,
): Promise<void> {
  while (!stopping.aborted) {
    await folder.look().catch((err) => log.error({ err }, 'files of notices could not be taken'))
    await pause(LOOK_MS, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}

async function prepareFolder(directory: string): Promise<void> {
  try {
    await makePrivateDirectory(directory)
    for (const name of [TAKEN, REFUSED]) await mkdir(join(directory, name), { recursive: true })
  } catch (cause) {
    throw new OperatorError(
      `The folder of NOTICE_IMPORT_DIR (${directory}) cannot be written to (${errorCode(cause) ?? 'unknown error'}); files that were taken are moved within it.`,
      { cause },
    )
  }
}

/** Name → state. */
async function listFiles(directory: string, ending: string): Promise<Map<string, string>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(ending) && !name.startsWith('.'))
  // bounded: by the files of the folder
  const files = new Map<string, string>()
  for (const name of names.toSorted()) {
    const state = await stateOf(join(directory, name))
    if (state !== null) files.set(name, state)
  }
  return files
}

/** Another one once the file has changed; null when it is no file. */
async function stateOf(path: string): Promise<string | null> {
  const file = await lstat(path).catch(() => null)
  return file?.isFile() ? `${file.size} ${file.mtimeMs}` : null
}

/** Their process has died: only one takes files at a time, and it takes them one by one. */
async function refuseLeftOver({ directory, log }: FolderDeps): Promise<void> {
  for (const leftOver of (await listFiles(directory, FILE + TAKING)).keys()) {
    const name = leftOver.slice(0, -TAKING.length)
    await moveAside(directory, name, ENDED)
    log.error({ file: name, problem: ENDED }, 'a file of notices was refused')
  }
}

/** Nothing when the file is gone, when another import is running, or when it must be tried again. */
async function takeFile(deps: FolderDeps, name: string, state: string): Promise<IngestResult[]> {
  const { directory, log, stopping } = deps
  const taking = join(directory, name + TAKING)
  if (!(await renameIfThere(join(directory, name), taking))) return []
  try {
    const result = await importFile(deps, taking, name)
    if (result !== null) deps.onImport(result)
    const isOver = result !== null && (await stateOf(taking)) === state
    await (isOver ? moveAside(directory, name, result.problem) : giveBack(directory, name))
    return result === null ? [] : [result]
  } catch (err) {
    if (!stopping.aborted) log.error({ err, file: name }, 'a file of notices could not be imported')
    await (err instanceof SourceError ? moveAside(directory, name, err.message) : giveBack(directory, name))
    return []
  }
}

async function renameIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (err) {
    if (errorCode(err) === 'ENOENT') return false
    throw err
  }
}

/** What is wrong stands in a file beside it. */
async function moveAside(directory: string, name: string, problem: string | null): Promise<void> {
  const target = join(directory, problem === null ? TAKEN : REFUSED, stamped(name))
  if (problem !== null) await writeFile(`${target}.problem.txt`, `${problem}\n`, { mode: PRIVATE_FILE })
  await rename(join(directory, name + TAKING), target)
}

/** To be taken later; under another name when a new file has come under its own. */
async function giveBack(directory: string, name: string): Promise<void> {
  const isFree = (await stateOf(join(directory, name))) === null
  await rename(join(directory, name + TAKING), join(directory, isFree ? name : stamped(name)))
}

function stamped(name: string): string {
  const time = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })
  return `${time.replaceAll(/[^\dT]/g, '')}-${name}`
}
