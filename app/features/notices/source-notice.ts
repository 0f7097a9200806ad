import * as v from 'valibot'
import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { DEADLINE_KINDS, SOURCE_IDS, STATUSES, SYSTEM_ROLES } from '#db/schema/notices.ts'

export { SOURCE_IDS, type SourceId } from '#db/schema/notices.ts'

/** Sources cut longer titles: buyers paste whole descriptions. */
export const MAX_TITLE_LENGTH = 500
export const MAX_NAME_LENGTH = 300
export const MAX_CODES = 100
/** It is logged, so no e-mail address or name with spaces may match. */
const NOTICE_ID_PATTERN = /^[\w.:/-]{1,100}$/
const MAX_URL_LENGTH = 500
/** Larger amounts are ceilings of frameworks, or typing errors. */
export const MAX_VALUE = 1e9
/** Systems stay open for years; later dates are typing errors. */
const MAX_YEARS_AHEAD = 10
export const MAX_LISTED = 200

const day = v.pipe(
  v.string('must be a day such as 2026-11-22'),
  v.regex(/^(?:19|20)\d\d-\d\d-\d\d$/, 'must be a day such as 2026-11-22'),
  v.check(isDay, 'must be a day that exists'),
)

const instant = parsedText('must be a time with its zone such as 2026-12-01T10:00:00+02:00', (text) => {
  try {
    return Temporal.Instant.from(text).toString({ smallestUnit: 'second' })
  } catch {
    return null
  }
})

const cpvCode = parsedText<CpvCode>('must be a CPV code such as 45000000-7', parseCpvCode)

function parsedText<Value>(message: string, read: (text: string) => Value | null) {
  return v.pipe(
    v.string(message),
    v.rawTransform(({ dataset, addIssue, NEVER }): Value => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue({ message })
      return NEVER
    }),
  )
}

function text(maxLength: number) {
  return v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
  )
}

function textMatching(pattern: RegExp, message: string) {
  return v.pipe(v.string(message), v.regex(pattern, message))
}

const noText = v.optional(v.nullable(text(MAX_NAME_LENGTH)), null)
const no = v.optional(v.boolean('must be true or false'), false)

/** A notice as its source gives it, without names, e-mail addresses or telephone numbers of persons. */
export const sourceNoticeSchema = v.pipe(
  v.strictObject({
    source: v.picklist(SOURCE_IDS),
    /** The id is unique within the source; a correction has the same. */
    source_id: textMatching(NOTICE_ID_PATTERN, 'must be 1 to 100 letters, digits and . _ : / -'),
    kind: v.picklist(
      ['tender', 'consultation', 'plan', 'contract'],
      'must be tender, consultation, plan or contract',
    ),
    title: text(MAX_TITLE_LENGTH),
    buyer_name: text(MAX_NAME_LENGTH),
    /** The code is that of the register of legal entities. */
    buyer_code: v.nullable(textMatching(/^\d{7,9}$/, 'must have 7 to 9 digits')),
    /** So many buyers more have the purchase in common. */
    other_buyers: v.optional(v.number(), 0),
    published_on: day,
    /** Lots may have their own. A day alone means its last minute in Vilnius. Without one a notice never counts as open. */
    deadlines: v.pipe(v.array(instant), v.maxLength(MAX_LISTED)),
    /** What is due then, where the source says it. */
    deadline_kind: v.optional(v.nullable(v.picklist(DEADLINE_KINDS)), null),
    planned_quarter: v.optional(
      v.nullable(textMatching(/^20\d\d-Q[1-4]$/, 'must be a quarter such as 2027-Q1')),
      null,
    ),
    concluded_on: v.optional(v.nullable(day), null),
    /** Contracts alone have winners; names without a legal form are dropped. */
    winners: v.optional(v.pipe(v.array(text(MAX_NAME_LENGTH)), v.maxLength(MAX_LISTED)), []),
    /** The value is without VAT; null when it was not published or is zero. */
    value: v.nullable(
      v.pipe(
        v.number('must be a number'),
        v.gtValue(0, 'must be more than 0; leave it out when there is none'),
        v.maxValue(MAX_VALUE, 'is too large'),
      ),
    ),
    currency: v.nullable(textMatching(/^[A-Z]{3}$/, 'must be a currency such as EUR')),
    /** The value is the most that a framework may bring. */
    is_ceiling: no,
    /** The source says that the purchase is one of low value. */
    is_low_value: no,
    place_codes: v.array(textMatching(/^[A-Z]{2}[A-Z0-9]{0,3}$/, 'must be a NUTS code such as LT011')),
    /** The buyer `ended` it before the deadline. */
    status: v.picklist(STATUSES, 'must be published, ended, cancelled or suspended'),
    /** The buyer says what it is going to do: to conclude a contract, to cancel a tender. */
    is_intended: no,
    /** The notice calls into a dynamic or qualification system, or is for its members. */
    system: v.optional(v.nullable(v.picklist(SYSTEM_ROLES)), null),
    url: v.nullable(v.pipe(text(MAX_URL_LENGTH), v.startsWith('https://', 'must begin with https://'))),
    /** The main code comes first. */
    codes: v.pipe(
      v.array(cpvCode),
      v.maxLength(MAX_CODES, `must hold at most ${MAX_CODES} codes`),
      v.check((codes) => new Set(codes).size === codes.length, 'must hold each code once'),
    ),
    /** Links notices of other sources to TED's, such as 412169-2026, without leading zeros. */
    ted_number: v.nullable(
      textMatching(/^[1-9]\d{0,7}-(?:19|20)\d\d$/, 'must be a publication number such as 412169-2026'),
    ),
    ted_procedure_id: noText,
    ted_notice_id: noText,
    /** The notice corrects the one with this publication number, or this notice id and version. */
    ted_replaces: noText,
  }),
  v.forward(
    v.check(
      ({ value, currency }) => (value === null) === (currency === null),
      'must be given together with the value, and only then',
    ),
    ['currency'],
  ),
  v.forward(
    v.check(
      // Checks also run on an invalid day, which is reported already.
      ({ deadlines, published_on }) =>
        !isDay(published_on) || deadlines.every((at) => isPlausibleDeadline(at, published_on)),
      `must lie between the year before publication and ${MAX_YEARS_AHEAD} years after it`,
    ),
    ['deadlines'],
  ),
)

export type SourceNotice = v.InferOutput<typeof sourceNoticeSchema>
export type SourceNoticeKind = SourceNotice['kind']

/** Sources hold corrupt dates (year 0201, 20255): such notices lose their deadline. */
export function isPlausibleDeadline(deadlineAt: string, publishedOn: string): boolean {
  const published = Temporal.PlainDate.from(publishedOn)
  const due = deadlineAt.slice(0, 10)
  return (
    due >= published.subtract({ years: 1 }).toString() &&
    due <= published.add({ years: MAX_YEARS_AHEAD }).toString()
  )
}

export function isDay(text: string): boolean {
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}
