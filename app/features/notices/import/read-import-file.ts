import { setImmediate as nextTurn } from 'node:timers/promises'
import * as v from 'valibot'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { checkBatch } from '../ingest/check-batch.ts'
import { allowedUrl } from '../notice-hosts.ts'
import { type SourceNotice, sourceNoticeSchema } from '../source-notice.ts'
import { plainText } from '../sources/plain-text.ts'
import { lastMinuteOf } from '../sources/source-dates.ts'
import { ROWS_PER_TICK } from '../sources/source-rows.server.ts'

export interface BadLine {
  line: number
  reason: string
}

/** A table may have both: its good lines are taken. */
export type ImportFile = { notices: SourceNotice[]; badLines?: BadLine[] } | { badLines: BadLine[] }

export const MAX_LINES = 20_000
const MAX_BAD_LINES = 50
/** The length is in UTF-16 units. The longest valid line, with escapes and markup, has 45,000. */
const MAX_LINE_LENGTH = 65_536
/** Longer texts are refused anyway. */
const MAX_TEXT_LENGTH = 2_000

/** The shape of a line, as in `docs/how-to/notice-import.schema.json`; `sourceNoticeSchema` checks the values. */
const lineSchema = v.strictObject({
  id: v.string('must be a text'),
  kind: v.string('must be a text'),
  title: v.string('must be a text'),
  buyer: v.string('must be a text'),
  buyerCode: v.nullish(v.string('must be a text'), null),
  published: v.string('must be a day such as 2026-11-22'),
  deadline: v.nullish(v.string('must be a text'), null),
  plannedQuarter: v.nullish(v.string('must be a text'), null),
  concluded: v.nullish(v.string('must be a text'), null),
  winner: v.nullish(v.string('must be a text'), null),
  value: v.nullish(v.number('must be a number'), null),
  currency: v.nullish(v.string('must be a text'), null),
  place: v.nullish(v.string('must be a text'), null),
  status: v.nullish(v.string('must be a text'), 'published'),
  url: v.nullish(v.string('must be a text'), null),
  codes: v.pipe(
    v.array(v.string('must be a CPV code such as 45000000-7'), 'must be a list of CPV codes'),
    v.minLength(1, 'must hold at least one code'),
  ),
  tedPublicationNumber: v.nullish(v.string('must be a text'), null),
})

export type ImportLine = v.InferInput<typeof lineSchema>

/** Each field has its name in the operator's file. */
const LINE_NAMES: Readonly<Record<string, string>> = {
  source_id: 'id',
  buyer_name: 'buyer',
  buyer_code: 'buyerCode',
  published_on: 'published',
  deadlines: 'deadline',
  planned_quarter: 'plannedQuarter',
  concluded_on: 'concluded',
  place_codes: 'place',
  winners: 'winner',
  ted_number: 'tedPublicationNumber',
}

export async function readImportFile(text: string, now: Temporal.Instant): Promise<ImportFile> {
  const lines = text.replace(/^\uFEFF/, '').split('\n', MAX_LINES + 2)
  // The last line may end with a newline.
  if (lines.length > MAX_LINES + 1 || (lines[MAX_LINES] ?? '') !== '')
    return { badLines: [{ line: MAX_LINES + 1, reason: 'the file has too many lines' }] }
  const today = todayInVilnius(now)
  const { notices, badLines } = await readEach(lines, 1, (content) =>
    content.trim() === '' ? null : readLine(content, today),
  )
  if (badLines.length > 0) return { badLines: withoutMost(badLines) }
  return notices.length > 0 ? { notices } : { badLines: [{ line: 1, reason: 'the file holds no notice' }] }
}

/** Yields between lines, so that the server answers visitors meanwhile. Null leaves a line out. */
export async function readEach<Line>(
  lines: readonly Line[],
  firstLine: number,
  read: (line: Line) => Promise<SourceNotice | string> | null,
): Promise<{ notices: SourceNotice[]; badLines: BadLine[] }> {
  const badLines: BadLine[] = []
  // bounded: by the lines of one file
  const lineOfId = new Map<string, number>()
  const notices: SourceNotice[] = []
  for (const [i, content] of lines.entries()) {
    if (i % ROWS_PER_TICK === 0) await nextTurn()
    const line = i + firstLine
    const found = await read(content)
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

function withoutMost(badLines: readonly BadLine[]): BadLine[] {
  const next = badLines[MAX_BAD_LINES]
  const rest = next === undefined ? [] : [{ line: next.line, reason: 'the file has too many bad lines' }]
  return [...badLines.slice(0, MAX_BAD_LINES), ...rest]
}

async function readLine(content: string, today: Temporal.PlainDate): Promise<SourceNotice | string> {
  if (content.length > MAX_LINE_LENGTH) return 'is too long'
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), content)
  return json.success ? checkLine(json.output, today) : reasonOf(json.issues[0])
}

/** The reason names a field as the firm's files do. */
export async function checkLine(given: unknown, today: Temporal.PlainDate): Promise<SourceNotice | string> {
  const line = v.safeParse(lineSchema, given, { abortEarly: true })
  if (!line.success) return reasonOf(line.issues[0])
  const notice = v.safeParse(sourceNoticeSchema, toRaw(line.output))
  if (!notice.success) return reasonOf(notice.issues[0])
  const { url } = notice.output
  if (url !== null && allowedUrl('import', url) === null)
    return 'url: must lead to ted.europa.eu or to CVP IS (viesiejipirkimai.lt)'
  const { rejected } = await checkBatch('import', { notices: [notice.output], rejected: [] }, today)
  return rejected[0] === undefined ? notice.output : withLineNames(rejected[0].reason)
}

function toRaw(line: v.InferOutput<typeof lineSchema>): Partial<Record<keyof SourceNotice, unknown>> {
  return {
    source: 'import',
    source_id: line.id,
    kind: line.kind,
    title: withoutMarkup(line.title),
    buyer_name: withoutMarkup(line.buyer),
    buyer_code: line.buyerCode,
    published_on: line.published,
    deadlines: line.deadline === null ? [] : [endOfDay(line.deadline)],
    planned_quarter: line.plannedQuarter,
    concluded_on: line.concluded,
    winners: line.winner === null ? [] : [withoutMarkup(line.winner)],
    value: line.value,
    currency: line.currency ?? (line.value === null ? null : 'EUR'),
    place_codes: line.place?.split(' ') ?? [],
    status: line.status,
    url: line.url,
    codes: line.codes.map((code, i) => ({ code, isMain: i === 0 })),
    ted_number: line.tedPublicationNumber,
  }
}

/** Exports of other programs bring markup, entities and direction marks. */
function withoutMarkup(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? text : plainText(text, text.length)
}

/** A deadline without an hour ends with the day in Vilnius. */
function endOfDay(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? (lastMinuteOf(text) ?? text) : text
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? ''
  if (path === '') return issue.type === 'parse_json' ? 'is not JSON' : 'must be an object'
  // Valibot's own messages quote the input.
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? `${nameOf(path)}: is not known` : `${nameOf(path)}: is missing`
  }
  return `${nameOf(path)}: ${issue.message}`
}

/** Unknown names are shown only when they are plain letters. */
function nameOf(path: string): string {
  const [first = '', ...rest] = path.split('.')
  const name = LINE_NAMES[first] ?? first
  const place = first === 'codes' ? rest.find((part) => /^\d+$/.test(part)) : undefined
  return `${/^\w{1,30}$/.test(name) ? name : '?'}${place === undefined ? '' : ` ${Number(place) + 1}`}`
}

function withLineNames(reason: string): string {
  const [first = ''] = reason.split(':', 1)
  return `${LINE_NAMES[first] ?? first}${reason.slice(first.length)}`
}
