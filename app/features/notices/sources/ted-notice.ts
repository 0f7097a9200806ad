import { countyCodes } from '#app/domain/notices/counties.ts'
import { DEADLINE_KINDS } from '#db/schema/notices.ts'
import {
  MAX_LISTED,
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_VALUE,
  type SourceNotice,
  type SourceNoticeKind,
} from '../source-notice.ts'
import { buyerCodeOf, readCodes, WITHIN_SYSTEM, withoutRole } from './buyer-texts.ts'
import { checkRow, type ReadRow, SKIPPED } from './checked-row.ts'
import { plainText } from './plain-text.ts'
import { readDay, readDeadline } from './source-dates.ts'
import { type TedRow, tedRow } from './ted-row.ts'

/** Notices of older forms may have no `form-type`. */
const FORMS: readonly (readonly [formType: string, noticeType: RegExp, SourceNoticeKind | typeof SKIPPED])[] =
  [
    ['competition', /^(?:pin-cfc|cn|qu|subco)(?:-|$)/, 'tender'],
    ['planning', /^pin(?:-|$)/, 'plan'],
    ['consultation', /^pmc$/, 'consultation'],
    ['result', /^can-(?!modif)|^can$/, 'contract'],
    ['dir-awa-pre', /^veat$/, 'contract'],
    ['cont-modif', /^can-modif$/, SKIPPED],
    ['completion', /^compl$/, SKIPPED],
    ['bri', /^bri$/, SKIPPED],
    ['change', /^corr$/, SKIPPED],
  ]
const STATUSES: Readonly<Record<string, SourceNotice['status']>> = {
  cancel: 'cancelled',
  'susp-review': 'suspended',
}
/** The main code comes first. */
const CODE_FIELDS = ['main-classification-proc', 'main-classification-part', 'classification-cpv'] as const
/** What becomes of a lot: it has a winner, or has none and will have none. */
const [AWARDED, CLOSED] = ['selec-w', 'clos-nw']

/** „Lietuva – Statybos darbai – …“, „Lietuva-Vilnius: …“: TED adds country and subject. */
const COUNTRY_AND_SUBJECT = /^(?:Lietuva|Lithuania)\s+[–—-]\s+[^–—]{3,200}?\s[–—-]\s+(?=\S)/iu
const COUNTRY_AND_TOWN = /^(?:Lietuva|Lithuania)\s?[–—-]\s?[\p{Lu}][\p{L} .-]{1,40}:\s+(?=\S)/u

export function readTedRow(row: unknown): ReadRow {
  return checkRow(tedRow, toNotice, row)
}

export function withoutTedPrefix(title: string): string {
  return title.replace(COUNTRY_AND_SUBJECT, '').replace(COUNTRY_AND_TOWN, '')
}

function toNotice(row: TedRow) {
  const number = row['publication-number'].replace(/^0+(?=\d)/, '')
  const [form, noticeType] = [row['form-type'], row['notice-type']].map(([name = '']) => name.toLowerCase())
  const found = FORMS.find(([formType, pattern]) =>
    form ? form === formType : pattern.test(noticeType ?? ''),
  )
  if (found === undefined) return 'form-type: is not one that is known'
  const [formType, , kind] = found
  const published_on = readDay(row['publication-date'][0])
  if (published_on === null) return 'publication-date: must be a day that exists'
  const value = amountOf(row, kind)
  const winners = namesOf(row['winner-name'])
  const outcomes = row['winner-selection-status']
  const isAwarded = winners.length > 0 || value !== null || outcomes.includes(AWARDED)
  const isWithoutWinner = formType === 'result' && !isAwarded
  const isOver = outcomes.length > 0 && outcomes.every((outcome) => outcome === CLOSED)
  if (kind === SKIPPED || (isWithoutWinner && !isOver)) return SKIPPED
  const buyers = namesOf(row['buyer-name'])
  const title = titleOf(row)
  const [reason = ''] = row['change-reason-code']
  return {
    source: 'ted' as const,
    source_id: number,
    kind,
    title,
    buyer_name: withoutRole(buyers[0] ?? ''),
    buyer_code: firstRead(row['buyer-identifier'], buyerCodeOf),
    other_buyers: Math.max(0, buyers.length - 1),
    published_on,
    ...deadlinesOf(row, published_on),
    concluded_on: firstRead(row['contract-conclusion-date'], readDay),
    winners: kind === 'contract' ? winners : [],
    value,
    currency: value === null ? null : 'EUR',
    is_ceiling: isUsed(row['framework-agreement-lot']),
    place_codes: countyCodes(row['place-of-performance']),
    // An end without a winner is stored for its tender, and never shown.
    status: isWithoutWinner ? 'cancelled' : (STATUSES[reason] ?? 'published'),
    is_intended: formType === 'dir-awa-pre' || reason === 'cancel-intent',
    system: kind === 'tender' ? systemOf(row, title) : null,
    url: `https://ted.europa.eu/lt/notice/-/detail/${number}`,
    codes: readCodes(distinct(CODE_FIELDS.flatMap((field) => row[field])).join(';')),
    ted_number: number,
    ted_procedure_id: row['procedure-identifier'][0] || null,
    ted_notice_id: row['notice-identifier'][0] || null,
    ted_replaces: row['change-notice-version-identifier'][0]?.replace(/^0+(?=\d+-20\d\d$)/, '') || null,
  }
}

function systemOf(row: TedRow, title: string): SourceNotice['system'] {
  if (isUsed(row['dps-usage-lot']) || row['notice-type'][0]?.startsWith('qu-')) return 'itself'
  return WITHIN_SYSTEM.test(title) ? 'members' : null
}

/** TED joins the deadlines of all kinds and lots, with their hours, in one field. */
function deadlinesOf(row: TedRow, published_on: string): Pick<SourceNotice, 'deadlines' | 'deadline_kind'> {
  const deadline_kind =
    DEADLINE_KINDS.find((kind) => row[`deadline-receipt-${kind}-date-lot`].some(Boolean)) ?? null
  const joined = row['deadline-receipt-request']
  const texts = joined.length > 0 || deadline_kind === null ? joined : timesOf(row, deadline_kind)
  const deadlines = distinct(texts).flatMap((text) => readDeadline(text, published_on) ?? [])
  return { deadlines: distinct(deadlines).toSorted(), deadline_kind }
}

/** Days and hours belong together only when there are as many of both. */
function timesOf(row: TedRow, kind: (typeof DEADLINE_KINDS)[number]): string[] {
  const days = row[`deadline-receipt-${kind}-date-lot`]
  const hours = row[`deadline-receipt-${kind}-time-lot`]
  const hasHours = days.length === hours.length
  return days.map((day, i) => (hasHours && hours[i] ? `${day.slice(0, 10)}T${hours[i]}` : day))
}

/** Buyers name the procedure themselves. */
function titleOf(row: TedRow): string {
  const own = [row['title-proc'], row['title-part']].map(([text = '']) => text)
  const text = own.find((text) => /\p{L}/u.test(text)) ?? withoutTedPrefix(row['notice-title'][0] ?? '')
  return plainText(text, MAX_TITLE_LENGTH)
}

function amountOf(row: TedRow, kind: SourceNoticeKind | typeof SKIPPED): number | null {
  if (kind !== 'contract') return euros(row['estimated-value-proc'], row['estimated-value-cur-proc'])
  return (
    euros(row['result-value-notice'], row['result-value-cur-notice']) ??
    euros(row['total-value'], row['total-value-cur']) ??
    euros(row['tender-value'], row['tender-value-cur'])
  )
}

/** Several amounts are of several lots or bids, and never summed up. */
function euros([amount, ...others]: readonly string[], currencies: readonly string[]): number | null {
  const isClear = others.length === 0 && new Set(currencies).size === 1 && currencies[0] === 'EUR'
  const value = Number(amount)
  return isClear && value > 0 && value <= MAX_VALUE ? value : null
}

function isUsed(usages: readonly string[]): boolean {
  return usages.some((usage) => usage !== 'none')
}

function namesOf(names: readonly string[]): string[] {
  return distinct(distinct(names).map((name) => plainText(name, MAX_NAME_LENGTH))).filter(Boolean)
}

function firstRead<Value>(texts: readonly string[], read: (text: string) => Value | null): Value | null {
  return texts.map(read).find((value) => value !== null) ?? null
}

/** A purchase may have hundreds of lots, which repeat the same few texts. */
function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, MAX_LISTED)
}
