import { lstat, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#app/infra/error-code.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { makePrivateDirectory, PRIVATE_FILE } from '#app/infra/private-files.server.ts'
import type { IngestDeps, IngestResult } from '../ingest/ingest.server.ts'
import { SourceError } from '../source-error.server.ts'
import { importFile } from './import-file.server.ts'

const LOOK_MS = 10_000
const TAKEN = 'taken'
const REFUSED = 'refused'

export interface ImportFolder {
  /** Imports the files that nobody writes to any more, that is those unchanged since the last look. */
  look(): Promise<IngestResult[]>
  /** Imports all files that are there, also those that came this moment. */
  importNow(): Promise<IngestResult[]>
}

interface FolderDeps extends IngestDeps {
  directory: string
  onImport: (result: IngestResult) => void
}

/**
 * The `.jsonl` files of a folder. What was imported goes to `taken`, what was wrong to `refused`; killed in between, a
 * file is imported again, which changes nothing.
 */
export async function openImportFolder(deps: FolderDeps): Promise<ImportFolder> {
  await prepareFolder(deps.directory)
  // bounded: it holds what the folder holds
  let before = new Map<string, string>()
  let isBusy = false

  async function takeFiles(isReady: (name: string, state: string) => boolean): Promise<IngestResult[]> {
    if (isBusy) return []
    isBusy = true
    try {
      const files = await listFiles(deps.directory)
      const ready = [...files].filter(([name, state]) => isReady(name, state))
      before = files
      const results: IngestResult[] = []
      for (const [name, state] of ready) results.push(...(await takeFile(deps, name, state)))
      return results
    } finally {
      isBusy = false
    }
  }

  return {
    look: () => takeFiles((name, state) => before.get(name) === state),
    importNow: () => takeFiles(() => true),
  }
}

/** Looks every few seconds; returns the function that ends it. */
export function watchImportFolder(folder: ImportFolder, { log }: Pick<IngestDeps, 'log'>): () => void {
  const look = () =>
    folder.look().catch((err) => log.error({ err }, 'the folder of notices could not be read'))
  void look()
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
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
async function listFiles(directory: string): Promise<Map<string, string>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.jsonl') && !name.startsWith('.'))
  const files = new Map<string, string>()
  for (const name of names.toSorted()) {
    const state = await stateOf(directory, name)
    if (state !== null) files.set(name, state)
  }
  return files
}

/** Which file it is, and when it was last changed; null when it is none. */
async function stateOf(directory: string, name: string): Promise<string | null> {
  const file = await lstat(join(directory, name)).catch(() => null)
  return file?.isFile() ? `${file.ino} ${file.size} ${file.mtimeMs}` : null
}

/** Nothing when another process has it, or when it must be tried again. */
async function takeFile(deps: FolderDeps, name: string, state: string): Promise<IngestResult[]> {
  try {
    const result = await importFile(deps, join(deps.directory, name))
    if (result === null) return []
    deps.onImport(result)
    await moveAside(deps.directory, name, state, result.problem)
    return [result]
  } catch (err) {
    if (err instanceof SourceError) await moveAside(deps.directory, name, state, err.message)
    const isGone = errorCode(err) === 'ENOENT'
    if (!isGone && !deps.stopping.aborted) deps.log.error({ err }, 'a file of notices could not be imported')
    return []
  }
}

/** What is wrong stands in a file beside it. Another file that has come in its place meanwhile is left to be taken. */
async function moveAside(
  directory: string,
  name: string,
  state: string,
  problem: string | null,
): Promise<void> {
  if ((await stateOf(directory, name)) !== state) return
  const stamp = Temporal.Now.instant()
    .toString({ smallestUnit: 'millisecond' })
    .replaceAll(/[^\dT]/g, '')
  const target = join(directory, problem === null ? TAKEN : REFUSED, `${stamp}-${name}`)
  if (problem !== null) await writeFile(`${target}.problem.txt`, `${problem}\n`, { mode: PRIVATE_FILE })
  await rename(join(directory, name), target)
}
