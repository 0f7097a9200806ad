import * as v from 'valibot'
import { dayInVilnius } from '#app/domain/calendar/today.ts'
import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { isBare, namedCodes } from '#app/domain/cpv/named-codes.ts'
import { countyCodes } from '#app/domain/notices/counties.ts'
import { allowedUrl } from '../notice-hosts.ts'
import {
  MAX_CODES,
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_VALUE,
  type SourceNotice,
  type SourceNoticeKind,
} from '../source-notice.ts'
import { buyerCodeOf, withoutRole } from './buyer-texts.ts'
import { checkRow, type ReadRow } from './checked-row.ts'
import { plainText } from './plain-text.ts'
import { readDay, readDeadline } from './source-dates.ts'

const text = v.nullish(v.string())

/** Other fields, such as contacts, are dropped. */
const cvpisRow = v.object({
  id: v.union([
    v.pipe(v.number(), v.integer()),
    v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be a short id')),
  ]),
  title: v.string(),
  caName: v.string(),
  caNumber: v.nullish(v.union([v.string(), v.number()])),
  cpvCodes: v.nullable(v.union([v.string(), v.array(v.union([v.string(), v.number()]))])),
  datePublished: v.string(),
  tenderSubmissionDeadline: text,
  awardDate: text,
  status: text,
  procedure: text,
  estimatedValue: v.nullish(v.union([v.string(), v.number()])),
  nutsCode: text,
  tedLink: v.nullish(v.union([v.string(), v.array(v.string())])),
})

type CvpisRow = v.InferOutput<typeof cvpisRow>

export const CVPIS_FIELDS: readonly string[] = Object.keys(cvpisRow.entries)

const CONSULTATION = /konsultac|consultation/i
const PLAN = /išankstin|prior information|planuojam/i
const SYSTEM = /dynamic purchasing|dinamin/i
/** Only members of a dynamic system can bid for a contract within it. */
const FOR_MEMBERS = /specific contract|konkret\p{L}* pirkim|atnaujint\p{L}* varžym|(?<!\p{L})DPS(?!\p{L})/iu
/** The ways of buying that only purchases of low value have, and titles name them. */
const LOW_VALUE = /^simplified|skelbiama apklausa|(?<!ne )mažos vertės/i
/** The first that fits decides. */
const STATUSES: readonly (readonly [RegExp, SourceNotice['status']])[] = [
  [/nutrauk|atšauk|neįvyk|cancel|terminat|withdrawn/i, 'cancelled'],
  [/sudaryta|įvykdyt|vertin|laimėtoj|baigt|baigė|award|conclud|evaluat|closed|complet/i, 'ended'],
  [/submission|published|skelbiam|paskelbt|teikim|sukurt/i, 'published'],
]
export const UNKNOWN_STATUS = 'status: is not known, and was taken as open'
const TED_NUMBER = /(?<![\w.-])(?:www\.)?ted\.europa\.eu\/\D*(?:\d+\D+)*?0*([1-9]\d{0,7}-20\d\d)(?!\d)/
const CURRENCY = 'EUR'
/** Deadlines further ahead than today are typing errors. */
const MAX_YEARS_AHEAD = 5
const MAX_LISTED = 1_000
const CODE_LENGTH = 15

export function readCvpisRow(row: unknown): ReadRow {
  return checkRow(cvpisRow, toNotice, row)
}

export function readPublishedOn(row: Readonly<Record<string, unknown>>): string | null {
  const { datePublished } = row
  return typeof datePublished === 'string' ? readDay(datePublished) : null
}

function toNotice(row: CvpisRow) {
  const source_id = String(row.id)
  const published_on = readDay(row.datePublished)
  if (published_on === null) return 'datePublished: must be a day that exists'
  const value = readValue(row.estimatedValue)
  if (value === 'unreadable') return 'estimatedValue: must be an amount such as 1234,50'
  const deadline = readDeadline(row.tenderSubmissionDeadline, published_on)
  const isFar = deadline !== null && Number(deadline.slice(0, 4)) > dayInVilnius().year + MAX_YEARS_AHEAD
  const kind = kindOf(row)
  const system = kind === 'tender' ? systemOf(row) : null
  return {
    source: 'cvpis' as const,
    source_id,
    kind,
    title: plainText(row.title, MAX_TITLE_LENGTH),
    buyer_name: withoutRole(plainText(row.caName, MAX_NAME_LENGTH)),
    buyer_code: buyerCodeOf(row.caNumber),
    published_on,
    deadlines: deadline === null || isFar ? [] : [deadline],
    value,
    currency: value === null ? null : CURRENCY,
    is_low_value: LOW_VALUE.test(`${row.procedure} ${row.title}`),
    place_codes: countyCodes((row.nutsCode ?? '').split(/[,;\s]+/)),
    status: statusOf(row),
    system,
    url: allowedUrl('cvpis', `https://viesiejipirkimai.lt/epps/${pageOf(row)}.do?resourceId=${source_id}`),
    codes: readCodes(row.cpvCodes),
    ted_number: readTedNumber(row.tedLink),
  }
}

function kindOf({ procedure }: CvpisRow): SourceNoticeKind {
  if (CONSULTATION.test(procedure ?? '')) return 'consultation'
  return PLAN.test(procedure ?? '') ? 'plan' : 'tender'
}

function systemOf({ procedure, title }: CvpisRow): SourceNotice['system'] {
  const isSystem = SYSTEM.test(procedure ?? '') && !FOR_MEMBERS.test(procedure ?? '')
  if (isSystem) return 'itself'
  return FOR_MEMBERS.test(`${procedure} ${title}`) ? 'members' : null
}

/** A wrong page ends at a login without a word. */
function pageOf({ procedure }: CvpisRow): string {
  if (CONSULTATION.test(procedure ?? '')) return 'pmc/viewPmc'
  const isOfSystem = SYSTEM.test(procedure ?? '') || FOR_MEMBERS.test(procedure ?? '')
  return isOfSystem ? 'dps/prepareViewCfTDPSWS' : 'cft/prepareViewCfTWS'
}

function knownStatusOf(status: unknown) {
  return typeof status === 'string' ? STATUSES.find(([pattern]) => pattern.test(status))?.[1] : undefined
}

export function hasUnknownStatus({ status }: Readonly<Record<string, unknown>>): boolean {
  return typeof status === 'string' && knownStatusOf(status) === undefined
}

function statusOf({ status, awardDate }: CvpisRow): SourceNotice['status'] {
  const known = knownStatusOf(status) ?? 'published'
  return known === 'published' && readDay(awardDate) !== null ? 'ended' : known
}

/** Accepts a list or one text, any separators, with or without check digits. */
export function readCodes(codes: CvpisRow['cpvCodes']): SourceNotice['codes'] {
  const parts = Array.isArray(codes)
    ? codes.slice(0, MAX_LISTED).map((code) => String(code).padStart(8, '0'))
    : [(codes ?? '').slice(0, MAX_LISTED * CODE_LENGTH)]
  const named = parts.flatMap(namedCodes).filter((each) => !isBare(each))
  // Buyers mistype the check digit.
  const unique = [
    ...new Set(named.flatMap(({ code, digits }) => code ?? parseCpvCode(digits.slice(0, 8)) ?? [])),
  ]
  return unique.slice(0, MAX_CODES).map((code, i) => ({ code, isMain: i === 0 }))
}

/** `1 234,50`, `1.234,50`, `1,234.50`, 1234.5; null for nothing and zero. */
export function readValue(value: CvpisRow['estimatedValue']): number | null | 'unreadable' {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return plausibleValue(value)
  const digits = value.replace(/eur|€|\s/gi, '')
  if (digits === '') return null
  if (!/^-?(?:\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,]\d{1,2})?$/.test(digits)) return 'unreadable'
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? ''
  const whole = digits.slice(0, decimals === '' ? undefined : -decimals.length).replace(/[.,]/g, '')
  return plausibleValue(Number(`${whole}.${decimals || 0}`))
}

function plausibleValue(amount: number): number | null {
  return amount > 0 && amount <= MAX_VALUE ? amount : null
}

function readTedNumber(links: CvpisRow['tedLink']): string | null {
  return (
    [links ?? []].flat().flatMap((link) => TED_NUMBER.exec(link.slice(0, MAX_LISTED))?.[1] ?? [])[0] ?? null
  )
}
