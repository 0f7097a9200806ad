import * as v from 'valibot'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { keysOf } from '#app/domain/data/record.ts'
import { inTurns } from '../in-turns.ts'
import { checkNotice } from '../ingest/check-notice.ts'
import { allowedUrl } from '../notice-hosts.ts'
import { type SourceNotice, sourceNoticeSchema } from '../source-notice.ts'
import { reasonOf } from '../sources/checked-row.ts'
import { plainText } from '../sources/plain-text.ts'
import { lastMinuteOf } from '../sources/source-dates.ts'

export interface BadLine {
  line: number
  reason: string
}

/** A table may have both: its good lines are taken. */
export type ImportFile = { notices: SourceNotice[]; badLines?: BadLine[] } | { badLines: BadLine[] }

export const MAX_LINES = 20_000
/** The length is in UTF-16 units. The longest valid line, with escapes and markup, has 45,000. */
const MAX_LINE_LENGTH = 65_536
/** Longer texts are refused anyway. */
const MAX_TEXT_LENGTH = 2_000

/** The columns of a line's fields, as in `docs/how-to/notice-import.schema.json`. */
const COLUMNS = {
  id: 'source_id',
  kind: 'kind',
  title: 'title',
  buyer: 'buyer_name',
  buyerCode: 'buyer_code',
  published: 'published_on',
  deadline: 'deadlines',
  plannedQuarter: 'planned_quarter',
  concluded: 'concluded_on',
  winner: 'winners',
  value: 'value',
  currency: 'currency',
  place: 'place_codes',
  status: 'status',
  url: 'url',
  codes: 'codes',
  tedPublicationNumber: 'ted_number',
} as const satisfies Record<string, keyof SourceNotice>

export type ImportLine = Partial<Record<keyof typeof COLUMNS, unknown>>

export async function readImportFile(text: string, now: Temporal.Instant): Promise<ImportFile> {
  const lines = text.replace(/^\uFEFF/, '').split('\n', MAX_LINES + 2)
  // The last line may end with a newline.
  if (lines.length > MAX_LINES + 1 || (lines[MAX_LINES] ?? '') !== '')
    return { badLines: [{ line: MAX_LINES + 1, reason: 'the file has too many lines' }] }
  const today = todayInVilnius(now)
  const { notices, badLines } = await readEach(lines, 1, (content) =>
    content.trim() === '' ? null : readLine(content, today),
  )
  if (badLines.length > 0) return { badLines }
  return notices.length > 0 ? { notices } : { badLines: [{ line: 1, reason: 'the file holds no notice' }] }
}

/** Null leaves a line out. */
export async function readEach<Line>(
  lines: readonly Line[],
  firstLine: number,
  read: (line: Line) => SourceNotice | string | null,
): Promise<{ notices: SourceNotice[]; badLines: BadLine[] }> {
  const badLines: BadLine[] = []
  // bounded: by the lines of one file
  const lineOfId = new Map<string, number>()
  const notices: SourceNotice[] = []
  let line = firstLine - 1
  for await (const content of inTurns(lines)) {
    line++
    const found = read(content)
    if (found === null) continue
    const id = typeof found === 'string' ? '' : found.source_id
    const before = lineOfId.get(id)
    if (typeof found === 'string') badLines.push({ line, reason: found })
    else if (before !== undefined) badLines.push({ line, reason: `id: stands in line ${before} too` })
    else {
      notices.push(found)
      lineOfId.set(id, line)
    }
  }
  return { notices, badLines }
}

function readLine(content: string, today: Temporal.PlainDate): SourceNotice | string {
  if (content.length > MAX_LINE_LENGTH) return 'is too long'
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), content)
  return json.success ? checkLine(json.output, today) : 'is not JSON'
}

/** The reason names a field as the firm's files do. */
export function checkLine(given: unknown, today: Temporal.PlainDate): SourceNotice | string {
  if (typeof given !== 'object' || given === null) return 'must be an object'
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(COLUMNS, name))
  if (unknown !== undefined) return `${/^\w{1,30}$/.test(unknown) ? unknown : '?'}: is not known`
  const notice = v.safeParse(sourceNoticeSchema, toRaw(given))
  if (!notice.success) return withLineNames(reasonOf(notice.issues[0]))
  const { url, codes } = notice.output
  if (codes.length === 0) return 'codes: must hold at least one code'
  if (url !== null && allowedUrl('import', url) === null)
    return 'url: must lead to ted.europa.eu or to CVP IS (viesiejipirkimai.lt)'
  const checked = checkNotice(notice.output, today)
  return typeof checked === 'string' ? withLineNames(checked) : checked
}

function toRaw(line: ImportLine): Partial<Record<keyof SourceNotice, unknown>> {
  const { value = null, place } = line
  return {
    source: 'import',
    source_id: line.id,
    kind: line.kind,
    title: withoutMarkup(line.title),
    buyer_name: withoutMarkup(line.buyer),
    buyer_code: line.buyerCode ?? null,
    published_on: line.published,
    deadlines: [line.deadline ?? []].flat().map(endOfDay),
    planned_quarter: line.plannedQuarter ?? null,
    concluded_on: line.concluded ?? null,
    winners: [line.winner ?? []].flat().map(withoutMarkup),
    value,
    currency: line.currency ?? (value === null ? null : 'EUR'),
    place_codes: typeof place === 'string' ? place.split(' ') : [place ?? []].flat(),
    status: line.status ?? 'published',
    url: line.url ?? null,
    codes: line.codes,
    ted_number: line.tedPublicationNumber ?? null,
  }
}

/** Exports of other programs bring markup, entities and direction marks. */
function withoutMarkup(text: unknown): unknown {
  return typeof text !== 'string' || text.length > MAX_TEXT_LENGTH ? text : plainText(text, text.length)
}

/** A deadline without an hour ends with the day in Vilnius. */
function endOfDay(text: unknown): unknown {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) ? (lastMinuteOf(text) ?? text) : text
}

function withLineNames(reason: string): string {
  const [column = ''] = reason.split(':', 1)
  const name = keysOf(COLUMNS).find((each) => COLUMNS[each] === column) ?? column
  return `${name}${reason.slice(column.length)}`
}
