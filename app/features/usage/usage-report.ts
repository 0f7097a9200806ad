import * as v from 'valibot'

/** Events that the server cannot see. */
export const REPORTED_NAMES = ['form_seen', 'form_begun', 'form_failed', 'code_chosen'] as const

export type ReportedName = (typeof REPORTED_NAMES)[number]

const usageReportSchema = v.strictObject({
  name: v.picklist(REPORTED_NAMES),
  /** The fields that failed, separated by commas, or the chosen code. */
  detail: v.pipe(v.string(), v.regex(/^[\w,-]*$/)),
})

export type UsageReport = v.InferOutput<typeof usageReportSchema>

export function parseUsageReport(text: string): UsageReport | null {
  const pairs = [...new URLSearchParams(text)]
  const result = v.safeParse(usageReportSchema, Object.fromEntries(pairs))
  return result.success && pairs.length === 2 ? result.output : null
}
