import * as v from 'valibot'
import { MAX_LISTED, MAX_NAME_LENGTH } from '../source-notice.ts'
import { plainText } from './plain-text.ts'

/** Each language (ISO 639-2/3) has a text or texts. */
const multilingual = v.nullish(v.record(v.string(), v.union([v.string(), v.array(v.string())])))
/** Lists go through all lots, and those of two fields are not aligned. */
const list = v.nullish(v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]))

export const tedRow = v.object({
  'publication-number': v.pipe(v.string(), v.regex(/^\d{1,8}-20\d\d$/, 'must be a publication number')),
  'publication-date': list,
  'notice-identifier': list,
  'procedure-identifier': list,
  'change-notice-version-identifier': list,
  'change-reason-code': list,
  'notice-type': list,
  'form-type': list,
  'notice-title': multilingual,
  'title-proc': multilingual,
  'title-part': multilingual,
  'buyer-name': multilingual,
  'buyer-identifier': list,
  'classification-cpv': list,
  'main-classification-proc': list,
  'main-classification-part': list,
  'place-of-performance': list,
  'deadline-receipt-request': list,
  'deadline-receipt-tender-date-lot': list,
  'deadline-receipt-tender-time-lot': list,
  'deadline-receipt-request-date-lot': list,
  'deadline-receipt-request-time-lot': list,
  'deadline-receipt-expressions-date-lot': list,
  'deadline-receipt-expressions-time-lot': list,
  'estimated-value-proc': list,
  'estimated-value-cur-proc': list,
  'total-value': list,
  'total-value-cur': list,
  'result-value-notice': list,
  'result-value-cur-notice': list,
  'tender-value': list,
  'tender-value-cur': list,
  'winner-name': multilingual,
  'winner-selection-status': list,
  'contract-conclusion-date': list,
  'framework-agreement-lot': list,
  'dps-usage-lot': list,
})

export type TedRow = v.InferOutput<typeof tedRow>

type Multilingual = v.InferOutput<typeof multilingual>
export type List = v.InferOutput<typeof list>

export const TED_FIELDS: readonly string[] = Object.keys(tedRow.entries)

export function textsOf(names: Multilingual): string[] {
  const texts = distinct(toList(languageOf(names))).map((name) => plainText(name, MAX_NAME_LENGTH))
  return distinct(texts).filter((name) => name !== '')
}

export function preferredText(texts: Multilingual): string {
  return firstOf(languageOf(texts))
}

/** A Lithuanian text is preferred, for the buyer wrote it. */
function languageOf(texts: Multilingual) {
  return texts?.lit ?? Object.values(texts ?? {})[0]
}

export function firstOf(field: List): string {
  return toList(field)[0] ?? ''
}

export function toList(field: List): string[] {
  if (field === null || field === undefined) return []
  return (Array.isArray(field) ? field : [field]).map(String)
}

/** A purchase may have hundreds of lots, which repeat the same few texts. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, MAX_LISTED)
}
