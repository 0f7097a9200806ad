import * as v from 'valibot'
import { dayInVilnius } from '#app/domain/calendar/today.ts'
import { countyCodes } from '#app/domain/notices/counties.ts'
import {
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  type SourceNotice,
  type SourceNoticeKind,
} from '../source-notice.ts'
import { buyerCodeOf, readCodes, readValue, WITHIN_SYSTEM, withoutRole } from './buyer-texts.ts'
import { checkRow, type ReadRow } from './checked-row.ts'
import { plainText } from './plain-text.ts'
import { readDay, readDeadline } from './source-dates.ts'

const text = v.nullish(v.string(), '')

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

/** Contracts within a system name it. */
const DPS = /(?<!\p{L})DPS(?!\p{L})/iu
const [CALLS, SYSTEMS] = ['cft/prepareViewCfTWS', 'dps/prepareViewCfTDPSWS']
/** The first that fits decides. A wrong page ends at a login without a word. */
const PROCEDURES: readonly (readonly [RegExp, SourceNoticeKind, SourceNotice['system'], page: string])[] = [
  [/konsultac|consultation/i, 'consultation', null, 'pmc/viewPmc'],
  [/išankstin|prior information|planuojam/i, 'plan', null, CALLS],
  [WITHIN_SYSTEM, 'tender', 'members', SYSTEMS],
  [/dynamic purchasing|dinamin/i, 'tender', 'itself', SYSTEMS],
  [DPS, 'tender', 'members', SYSTEMS],
]
const OTHER_PROCEDURE = [null, 'tender', null, CALLS] as const
/** The ways of buying that only purchases of low value have, and titles name them. */
const LOW_VALUE = /^simplified|skelbiama apklausa|(?<!ne )mažos vertės/i
/** The first that fits decides. */
const STATUSES: readonly (readonly [RegExp, SourceNotice['status']])[] = [
  [/nutrauk|atšauk|neįvyk|cancel|terminat|withdrawn/i, 'cancelled'],
  [/sudaryta|įvykdyt|vertin|laimėtoj|baigt|baigė|award|conclud|evaluat|closed|complet/i, 'ended'],
  [/submission|published|skelbiam|paskelbt|teikim|sukurt/i, 'published'],
]
const TED_NUMBER = /(?<![\w.-])(?:www\.)?ted\.europa\.eu\/\D*(?:\d+\D+)*?0*([1-9]\d{0,7}-20\d\d)(?!\d)/
/** Deadlines further ahead than today are typing errors. */
const MAX_YEARS_AHEAD = 5
const MAX_LINK_LENGTH = 1_000

export function readCvpisRow(row: unknown): ReadRow {
  return checkRow(cvpisRow, toNotice, row)
}

function toNotice(row: CvpisRow) {
  const source_id = String(row.id)
  const published_on = readDay(row.datePublished)
  if (published_on === null) return 'datePublished: must be a day that exists'
  const amount = readValue(row.estimatedValue)
  const value = amount === 'unreadable' ? null : amount
  const deadline = readDeadline(row.tenderSubmissionDeadline, published_on)
  const isFar = deadline !== null && Number(deadline.slice(0, 4)) > dayInVilnius().year + MAX_YEARS_AHEAD
  const procedure = PROCEDURES.find(([pattern]) => pattern.test(row.procedure))
  const [, kind, ownSystem, page] = procedure ?? OTHER_PROCEDURE
  const isForMembers = kind === 'tender' && [WITHIN_SYSTEM, DPS].some((pattern) => pattern.test(row.title))
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
    currency: value === null ? null : 'EUR',
    is_low_value: LOW_VALUE.test(`${row.procedure} ${row.title}`),
    place_codes: countyCodes(row.nutsCode.split(/[,;\s]+/)),
    status: statusOf(row),
    system: ownSystem ?? (isForMembers ? 'members' : null),
    url: `https://viesiejipirkimai.lt/epps/${page}.do?resourceId=${source_id}`,
    codes: readCodes([row.cpvCodes ?? ''].flat().map(withLeadingZero).join(';')),
    ted_number: readTedNumber(row.tedLink),
  }
}

/** Unknown words of a status are counted. */
export function remarksOn({ status }: Readonly<Record<string, unknown>>): string[] {
  const isUnknown = typeof status === 'string' && !STATUSES.some(([pattern]) => pattern.test(status))
  return isUnknown ? ['status: is not known, and was taken as open'] : []
}

function statusOf({ status, awardDate }: CvpisRow): SourceNotice['status'] {
  const known = STATUSES.find(([pattern]) => pattern.test(status))?.[1] ?? 'published'
  return known === 'published' && readDay(awardDate) !== null ? 'ended' : known
}

/** Numbers have lost it. */
function withLeadingZero(code: string | number): string {
  return String(code).replace(/^\d{7}$/, '0$&')
}

function readTedNumber(links: CvpisRow['tedLink']): string | null {
  return (
    [links ?? []].flat().flatMap((link) => TED_NUMBER.exec(link.slice(0, MAX_LINK_LENGTH))?.[1] ?? [])[0] ??
    null
  )
}
