import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { type IngestDeps, type IngestResult, ingest } from '../ingest/ingest.server.ts'
import type { NoticeSource } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { readCsvFile } from './read-csv-file.ts'
import { type BadLine, type ImportFile, readImportFile } from './read-import-file.ts'

/** A process of 256 MB has no room for more. */
const MAX_FILE_BYTES = 8_000_000
const MAX_NAMED_LINES = 5

export const TABLE_SUFFIX = '.csv'

/** Lines of a table that were not taken, though others were. */
export type ImportResult = IngestResult & { badLines: readonly BadLine[] }

/** Imports a whole file of JSON lines or nothing, and of a table the good lines. It returns null while another process is importing. */
export async function importFile(
  given: IngestDeps,
  path: string,
  name = basename(path),
): Promise<ImportResult | null> {
  const deps = { ...given, log: given.log.child({ file: name }) }
  const now = Temporal.Now.instant()
  const isTable = name.endsWith(TABLE_SUFFIX)
  const text = textOf(await readFileBytes(path), isTable)
  const file = await (isTable ? readCsvFile(text, now) : readImportFile(text, now))
  const days = 'notices' in file ? file.notices.map(({ published_on }) => published_on).toSorted() : []
  const today = todayInVilnius(now).toString()
  const result = await ingest(deps, sourceOf(file), { from: days[0] ?? today, to: days.at(-1) ?? today })
  return result && { ...result, badLines: ('notices' in file && file.badLines) || [] }
}

/** The file is one batch, so that the ingest stores it in one transaction. */
function sourceOf(file: ImportFile): NoticeSource {
  return {
    id: 'import',
    async *read() {
      if (!('notices' in file)) throw new SourceError(refusalMessage(file.badLines))
      yield { notices: file.notices, rejected: [], announced: file.notices.length }
    },
  }
}

function refusalMessage(badLines: readonly BadLine[]): string {
  const named = badLines.slice(0, MAX_NAMED_LINES).map(({ line, reason }) => `line ${line}: ${reason}`)
  const rest = badLines.length - named.length
  return `Nothing of the file was taken: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
}

async function readFileBytes(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { size } = await file.stat()
  if (size > MAX_FILE_BYTES) {
    throw new SourceError(`The file has ${size} bytes; at most ${MAX_FILE_BYTES} are read at once.`)
  }
  return file.readFile()
}

/** Excel saves tables in either encoding. */
function textOf(bytes: Uint8Array, isTable: boolean): string {
  if (!isTable && !isUtf8(bytes))
    throw new SourceError('The file is not text in UTF-8 (it may be in Windows-1257): save it as UTF-8.')
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1257').decode(bytes)
}
