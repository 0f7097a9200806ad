import * as v from 'valibot'
import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { allowedUrl } from '../notice-hosts.ts'
import {
  MAX_CODES,
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  type SourceNotice,
  type SourceNoticeKind,
} from '../source-notice.ts'
import { checkRow } from './checked-row.ts'
import { plainText } from './plain-text.ts'
import { readDay, readDeadline } from './source-dates.ts'

/** Each language (ISO 639-2/3) has a text or texts. */
const multilingual = v.nullish(v.record(v.string(), v.union([v.string(), v.array(v.string())])))
const texts = v.nullish(v.union([v.string(), v.array(v.string())]))
const amount = v.nullish(v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]))

const tedRow = v.object({
  'publication-number': v.pipe(v.string(), v.regex(/^\d{1,8}-20\d\d$/, 'must be a publication number')),
  'publication-date': v.string(),
  'notice-type': v.nullish(v.string()),
  'form-type': v.nullish(v.string()),
  'notice-title': multilingual,
  'buyer-name': multilingual,
  'classification-cpv': texts,
  'main-classification-proc': texts,
  'place-of-performance-country-lot': texts,
  'deadline-receipt-tender-date-lot': texts,
  'estimated-value-proc': amount,
  'estimated-value-cur-proc': texts,
  'winner-name': multilingual,
  'contract-conclusion-date': texts,
})

type TedRow = v.InferOutput<typeof tedRow>

export const TED_FIELDS: readonly string[] = Object.keys(tedRow.entries)

/** The prefix of `notice-type` says more than `form-type`. */
const KINDS: readonly (readonly [string, SourceNoticeKind])[] = [
  ['pmc', 'consultation'],
  ['pin', 'plan'],
  ['qu', 'tender'],
  ['cn', 'tender'],
  ['can', 'contract'],
  ['veat', 'contract'],
]
const KINDS_BY_FORM_TYPE: Readonly<Record<string, SourceNoticeKind>> = {
  planning: 'plan',
  competition: 'tender',
  result: 'contract',
  'dir-awa-pre': 'contract',
  'cont-modif': 'contract',
}
const MAX_LISTED = 200

/** „Lietuva – Statybos darbai – …“, „Lietuva-Vilnius: …“: TED adds country and subject. */
const COUNTRY_AND_SUBJECT = /^(?:Lietuva|Lithuania)\s+[–—-]\s+[^–—]{3,200}?\s[–—-]\s+(?=\S)/iu
const COUNTRY_AND_TOWN = /^(?:Lietuva|Lithuania)\s?[–—-]\s?[\p{Lu}][\p{L} .-]{1,40}:\s+(?=\S)/u

export function readTedRow(row: unknown): SourceNotice | string {
  return checkRow(tedRow, toNotice, row)
}

export function withoutTedPrefix(title: string): string {
  return title.replace(COUNTRY_AND_SUBJECT, '').replace(COUNTRY_AND_TOWN, '')
}

function toNotice(row: TedRow): SourceNotice | string {
  const number = row['publication-number'].replace(/^0+(?=\d)/, '')
  const kind = kindOf(row)
  if (kind === null) return 'notice-type: is not one that is known'
  const publishedOn = readDay(row['publication-date'])
  if (publishedOn === null) return 'publication-date: must be a day that exists'
  const value = readAmount(row['estimated-value-proc'])
  const currency = toList(row['estimated-value-cur-proc'])[0] ?? null
  const winner = kind === 'contract' ? plainText(preferredText(row['winner-name']), MAX_NAME_LENGTH) : ''
  return {
    source: 'ted',
    sourceId: number,
    kind,
    title: withoutTedPrefix(plainText(preferredText(row['notice-title']), MAX_TITLE_LENGTH)),
    buyerName: plainText(preferredText(row['buyer-name']), MAX_NAME_LENGTH),
    buyerCode: null,
    publishedOn,
    deadlineAt: earliestDeadline(row, publishedOn),
    plannedQuarter: null,
    concludedOn: toList(row['contract-conclusion-date']).flatMap((day) => readDay(day) ?? [])[0] ?? null,
    winner: winner === '' ? null : winner,
    value: currency === null ? null : value,
    currency: value === null ? null : currency,
    placeCode: toList(row['place-of-performance-country-lot'])[0] === 'LTU' ? 'LT' : null,
    status: 'published',
    url: allowedUrl('ted', `https://ted.europa.eu/lt/notice/-/detail/${number}`),
    codes: codesOf(row),
    tedPublicationNumber: number,
  }
}

function kindOf({ 'notice-type': noticeType, 'form-type': formType }: TedRow): SourceNoticeKind | null {
  const type = noticeType?.toLowerCase() ?? ''
  const found = KINDS.find(([prefix]) => type === prefix || type.startsWith(`${prefix}-`))
  return found?.[1] ?? KINDS_BY_FORM_TYPE[formType?.toLowerCase() ?? ''] ?? null
}

/** Lots may end on different days: the first is never too late. */
function earliestDeadline(row: TedRow, publishedOn: string): string | null {
  const deadlines = toList(row['deadline-receipt-tender-date-lot']).flatMap(
    (text) => readDeadline(text, publishedOn) ?? [],
  )
  return deadlines.sort()[0] ?? null
}

function codesOf(row: TedRow): SourceNotice['codes'] {
  const main = toList(row['main-classification-proc'])[0]
  const all = [...(main === undefined ? [] : [main]), ...toList(row['classification-cpv'])]
  const codes: readonly CpvCode[] = [...new Set(all.flatMap((text) => parseCpvCode(text) ?? []))]
  return codes.slice(0, MAX_CODES).map((code, i) => ({ code, isMain: i === 0 }))
}

/** A Lithuanian text is preferred, for the buyer wrote it. */
function preferredText(names: TedRow['notice-title']): string {
  const text = names?.lit ?? names?.eng ?? Object.values(names ?? {})[0]
  return toList(text)[0] ?? ''
}

function readAmount(amounts: TedRow['estimated-value-proc']): number | null {
  const first = Array.isArray(amounts) ? amounts[0] : amounts
  const value = typeof first === 'string' && first.trim() !== '' ? Number(first) : first
  return typeof value === 'number' && value > 0 ? value : null
}

/** Lots often repeat a value. */
function toList(value: string | readonly string[] | null | undefined): readonly string[] {
  if (value === null || value === undefined) return []
  return typeof value === 'string' ? [value] : [...new Set(value)].slice(0, MAX_LISTED)
}
