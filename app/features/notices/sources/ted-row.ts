import * as v from 'valibot'
import { recordOf } from '#app/domain/data/record.ts'
import { DEADLINE_KINDS } from '#db/schema/notices.ts'

const scalar = v.nullish(v.union([v.string(), v.number()]))
/** Lists go through all lots. A gap (null) keeps its place, for days and hours are told by it. */
const listWithGaps = v.pipe(
  v.nullish(v.union([scalar, v.array(scalar)]), []),
  v.transform((field) => [field].flat().map((value) => String(value ?? ''))),
)
/** Those of two fields are not aligned. */
const list = v.pipe(
  listWithGaps,
  v.transform((values) => values.filter((value) => value !== '')),
)
/** Each language (ISO 639-2/3) has a text or texts; a Lithuanian one is preferred, for the buyer wrote it. */
const multilingual = v.pipe(
  v.nullish(v.record(v.string(), list), {}),
  v.transform((texts) => texts.lit ?? Object.values(texts)[0] ?? []),
)
const ofLots = DEADLINE_KINDS.flatMap(
  (kind) => [`deadline-receipt-${kind}-date-lot`, `deadline-receipt-${kind}-time-lot`] as const,
)

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
  ...recordOf(ofLots, () => listWithGaps),
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

export const TED_FIELDS: readonly string[] = Object.keys(tedRow.entries)
