import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { type IngestDeps, type IngestResult, ingest } from '../ingest/ingest.server.ts'
import type { NoticeSource } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type BadLine, type ImportFile, readImportFile } from './read-import-file.ts'

/** A process of 256 MB has no room for more. */
const MAX_FILE_BYTES = 8_000_000
const MAX_NAMED_LINES = 5

/** Imports the whole file or nothing. It returns null while another process is importing. */
export async function importFile(
  given: IngestDeps,
  path: string,
  name = basename(path),
): Promise<IngestResult | null> {
  const deps = { ...given, log: given.log.child({ file: name }) }
  const now = Temporal.Now.instant()
  const file = await readImportFile(await readUtf8File(path), now)
  const days = 'notices' in file ? file.notices.map(({ publishedOn }) => publishedOn).toSorted() : []
  const today = todayInVilnius(now).toString()
  return ingest(deps, sourceOf(file), { from: days[0] ?? today, to: days.at(-1) ?? today })
}

/** The file is one batch, so that the ingest stores it in one transaction. */
function sourceOf(file: ImportFile): NoticeSource {
  return {
    id: 'import',
    async *read() {
      if ('badLines' in file) throw new SourceError(refusalMessage(file.badLines))
      yield { notices: file.notices, rejected: [] }
      return { announcedCount: file.notices.length, problem: null }
    },
  }
}

function refusalMessage(badLines: readonly BadLine[]): string {
  const named = badLines.slice(0, MAX_NAMED_LINES).map(({ line, reason }) => `line ${line}: ${reason}`)
  const rest = badLines.length - named.length
  return `Nothing of the file was taken: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
}

async function readUtf8File(path: string): Promise<string> {
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
