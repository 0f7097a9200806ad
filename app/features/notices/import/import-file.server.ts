import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { todayInVilnius } from '#app/shared/calendar/today.ts'
import { type IngestDeps, type IngestResult, ingest } from '../ingest/ingest.server.ts'
import type { RawNotice } from '../raw-notice.ts'
import type { IngestWindow, NoticeSource } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type BadLine, readImportFile } from './read-import-file.ts'

/** More would leave a process of 256 MB too little room while it is read. */
const MAX_FILE_BYTES = 8_000_000
const MAX_NAMED_LINES = 5

/** Takes a file whole or not at all. Null when another process is importing at this moment. */
export async function importFile(
  given: IngestDeps,
  path: string,
  name = basename(path),
): Promise<IngestResult | null> {
  const deps = { ...given, log: given.log.child({ file: name }) }
  const now = Temporal.Now.instant()
  const today = todayInVilnius(now).toString()
  const file = readImportFile(await readText(path), now)
  return 'notices' in file
    ? ingest(deps, fileSource(file.notices), windowOf(file.notices))
    : ingest(deps, refusedSource(file.badLines), { from: today, to: today })
}

/** All in one batch, which the ingest stores in one transaction. */
function fileSource(notices: readonly RawNotice[]): NoticeSource {
  return {
    id: 'import',
    async *read() {
      yield { notices, rejected: [] }
      return { announced: notices.length, isComplete: true, problem: null }
    },
  }
}

function refusedSource(badLines: readonly BadLine[]): NoticeSource {
  return {
    id: 'import',
    // biome-ignore lint/correctness/useYield: there is nothing to give
    async *read() {
      throw new SourceError(refusal(badLines))
    },
  }
}

function refusal(badLines: readonly BadLine[]): string {
  const named = badLines.slice(0, MAX_NAMED_LINES).map(({ line, reason }) => `line ${line}: ${reason}`)
  const rest = badLines.length - named.length
  return `Nothing of the file was taken: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
}

function windowOf(notices: readonly RawNotice[]): IngestWindow {
  const days = notices.map(({ publishedOn }) => publishedOn).toSorted()
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

async function readText(path: string): Promise<string> {
  await using file = await open(path)
  const { size } = await file.stat()
  if (size > MAX_FILE_BYTES) {
    throw new SourceError(`The file has ${size} bytes; at most ${MAX_FILE_BYTES} are read at once.`)
  }
  const bytes = await file.readFile()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SourceError('The file is not text in UTF-8 (it may be in Windows-1257): save it as UTF-8.')
  }
}
