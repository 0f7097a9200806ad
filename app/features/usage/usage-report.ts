import * as v from 'valibot'

/** The server cannot see these events. */
export const REPORTED_NAMES = ['form_seen', 'form_begun', 'form_failed', 'code_chosen'] as const

export type ReportedName = (typeof REPORTED_NAMES)[number]

const usageReportSchema = v.strictObject({
  name: v.picklist(REPORTED_NAMES),
  detail: v.pipe(v.string(), v.regex(/^[\w,-]*$/)),
})

export type UsageReport = v.InferOutput<typeof usageReportSchema>

export function parseUsageReport(text: string): UsageReport | null {
  const pairs = [...new URLSearchParams(text)]
  const result = v.safeParse(usageReportSchema, Object.fromEntries(pairs))
  return result.success && pairs.length === 2 ? result.output : null
}
