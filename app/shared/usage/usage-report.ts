import * as v from 'valibot'

/** What only the browser knows: the form came into sight, was typed into, failed its check; a code was chosen. */
export const REPORTED_NAMES = ['form_seen', 'form_begun', 'form_failed', 'code_chosen'] as const

export type ReportedName = (typeof REPORTED_NAMES)[number]

/** Strict: what is not of the list is no report. */
const usageReportSchema = v.strictObject({
  name: v.picklist(REPORTED_NAMES),
  /** Fields of the form that failed, with commas between them, or the chosen code. */
  detail: v.pipe(v.string(), v.regex(/^[\w,-]*$/)),
})

export type UsageReport = v.InferOutput<typeof usageReportSchema>

export function parseUsageReport(text: string): UsageReport | null {
  const pairs = [...new URLSearchParams(text)]
  const result = v.safeParse(usageReportSchema, Object.fromEntries(pairs))
  return result.success && pairs.length === 2 ? result.output : null
}
