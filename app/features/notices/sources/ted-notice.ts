import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { countyCodes } from '#app/domain/notices/counties.ts'
import { DEADLINE_KINDS } from '#db/schema/notices.ts'
import { allowedUrl } from '../notice-hosts.ts'
import {
  MAX_CODES,
  MAX_TITLE_LENGTH,
  MAX_VALUE,
  type SourceNotice,
  type SourceNoticeKind,
} from '../source-notice.ts'
import { buyerCodeOf, withoutRole } from './buyer-texts.ts'
import { checkRow, type ReadRow, SKIPPED } from './checked-row.ts'
import { plainText } from './plain-text.ts'
import { readDay, readDeadline } from './source-dates.ts'
import {
  distinct,
  firstOf,
  type List,
  preferredText,
  type TedRow,
  tedRow,
  textsOf,
  toList,
} from './ted-row.ts'

const KINDS: Readonly<Record<string, SourceNoticeKind | typeof SKIPPED>> = {
  competition: 'tender',
  planning: 'plan',
  consultation: 'consultation',
  result: 'contract',
  'dir-awa-pre': 'contract',
  'cont-modif': SKIPPED,
  completion: SKIPPED,
  bri: SKIPPED,
  change: SKIPPED,
}
/** Notices of older forms may have no `form-type`. */
const FORMS: readonly (readonly [noticeType: RegExp, formType: string])[] = [
  [/^(?:pin-cfc|cn|qu|subco)(?:-|$)/, 'competition'],
  [/^pin(?:-|$)/, 'planning'],
  [/^pmc$/, 'consultation'],
  [/^can-modif$/, 'cont-modif'],
  [/^can(?:-|$)/, 'result'],
  [/^veat$/, 'dir-awa-pre'],
  [/^compl$/, 'completion'],
  [/^bri$/, 'bri'],
]
const STATUSES: Readonly<Record<string, SourceNotice['status']>> = {
  cancel: 'cancelled',
  'susp-review': 'suspended',
}
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
  const formType = formTypeOf(row)
  const kind = KINDS[formType]
  if (kind === undefined) return 'form-type: is not one that is known'
  const published_on = readDay(firstOf(row['publication-date']))
  if (published_on === null) return 'publication-date: must be a day that exists'
  const winners = textsOf(row['winner-name'])
  const value =
    kind === 'contract'
      ? contractValue(row)
      : euros(row['estimated-value-proc'], row['estimated-value-cur-proc'])
  const outcomes = toList(row['winner-selection-status'])
  const isAwarded = winners.length > 0 || value !== null || outcomes.includes(AWARDED)
  const isWithoutWinner = formType === 'result' && !isAwarded
  const isPending =
    isWithoutWinner && (outcomes.length === 0 || outcomes.some((outcome) => outcome !== CLOSED))
  if (kind === SKIPPED || isPending) return SKIPPED
  const buyers = textsOf(row['buyer-name'])
  const reason = firstOf(row['change-reason-code'])
  return {
    source: 'ted' as const,
    source_id: number,
    kind,
    title: titleOf(row),
    buyer_name: withoutRole(buyers[0] ?? ''),
    buyer_code: toList(row['buyer-identifier']).flatMap((code) => buyerCodeOf(code) ?? [])[0] ?? null,
    other_buyers: Math.max(0, buyers.length - 1),
    published_on,
    ...deadlinesOf(row, published_on),
    concluded_on: toList(row['contract-conclusion-date']).flatMap((day) => readDay(day) ?? [])[0] ?? null,
    winners: kind === 'contract' ? winners : [],
    value,
    currency: value === null ? null : 'EUR',
    is_ceiling: isUsed(row['framework-agreement-lot']),
    place_codes: countyCodes(toList(row['place-of-performance'])),
    // An end without a winner is stored for its tender, and never shown.
    status: isWithoutWinner ? 'cancelled' : (STATUSES[reason] ?? 'published'),
    is_intended: formType === 'dir-awa-pre' || reason === 'cancel-intent',
    system:
      isUsed(row['dps-usage-lot']) || firstOf(row['notice-type']).startsWith('qu-')
        ? ('itself' as const)
        : null,
    url: allowedUrl('ted', `https://ted.europa.eu/lt/notice/-/detail/${number}`),
    codes: codesOf(row),
    ted_number: number,
    ted_procedure_id: firstOf(row['procedure-identifier']) || null,
    ted_notice_id: firstOf(row['notice-identifier']) || null,
    ted_replaces: firstOf(row['change-notice-version-identifier']).replace(/^0+(?=\d+-20\d\d$)/, '') || null,
  }
}

function formTypeOf(row: TedRow): string {
  const noticeType = firstOf(row['notice-type']).toLowerCase()
  return (
    firstOf(row['form-type']).toLowerCase() ||
    (FORMS.find(([pattern]) => pattern.test(noticeType))?.[1] ?? '')
  )
}

/** TED joins the deadlines of all kinds and lots, with their hours, in one field. */
function deadlinesOf(row: TedRow, published_on: string): Pick<SourceNotice, 'deadlines' | 'deadline_kind'> {
  const deadline_kind =
    DEADLINE_KINDS.find((kind) => toList(row[`deadline-receipt-${kind}-date-lot`]).length > 0) ?? null
  const joined = toList(row['deadline-receipt-request'])
  const texts = joined.length > 0 || deadline_kind === null ? joined : timesOf(row, deadline_kind)
  const deadlines = distinct(texts).flatMap((text) => readDeadline(text, published_on) ?? [])
  return { deadlines: distinct(deadlines).toSorted(), deadline_kind }
}

/** Days and hours belong together only when there are as many of both. */
function timesOf(row: TedRow, kind: (typeof DEADLINE_KINDS)[number]): string[] {
  const days = toList(row[`deadline-receipt-${kind}-date-lot`])
  const hours = toList(row[`deadline-receipt-${kind}-time-lot`])
  return days.length === hours.length ? days.map((day, i) => `${day.slice(0, 10)}T${hours[i]}`) : days
}

/** Buyers name the procedure themselves. */
function titleOf(row: TedRow): string {
  const own = [row['title-proc'], row['title-part']].map(preferredText).find((text) => /\p{L}/u.test(text))
  return plainText(own ?? withoutTedPrefix(preferredText(row['notice-title'])), MAX_TITLE_LENGTH)
}

function codesOf(row: TedRow): SourceNotice['codes'] {
  const fields = ['main-classification-proc', 'main-classification-part', 'classification-cpv'] as const
  const all = fields.flatMap((field) => toList(row[field]))
  // Buyers mistype the check digit.
  const codes: readonly CpvCode[] = all.flatMap((text) => parseCpvCode(text.slice(0, 8)) ?? [])
  return [...new Set(codes)].slice(0, MAX_CODES).map((code, i) => ({ code, isMain: i === 0 }))
}

function contractValue(row: TedRow): number | null {
  return (
    euros(row['result-value-notice'], row['result-value-cur-notice']) ??
    euros(row['total-value'], row['total-value-cur']) ??
    euros(row['tender-value'], row['tender-value-cur'])
  )
}

/** Several amounts are of several lots or bids, and never summed up. */
function euros(amounts: List, currencies: List): number | null {
  const [amount, ...others] = toList(amounts)
  const names = new Set(toList(currencies))
  const value = Number(amount)
  const isClear = others.length === 0 && names.size === 1 && names.has('EUR')
  return isClear && value > 0 && value <= MAX_VALUE ? value : null
}

function isUsed(field: List): boolean {
  return toList(field).some((usage) => usage !== 'none')
}
