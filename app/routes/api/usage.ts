import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { LEAD_FIELD_NAMES } from '#app/features/lead/lead-fields.ts'
import { countFailedForm } from '#app/features/lead/submission/handle-lead-form.server.ts'
import { type CountUsage, usageContext } from '#app/features/usage/usage-counters.server.ts'
import { parseUsageReport } from '#app/features/usage/usage-report.ts'
import { methodNotAllowed, refuse } from '#app/ui/http/api-responses.ts'
import type { Route } from './+types/usage'

const MAX_BYTES = 200

type ReportCounter = (count: CountUsage) => void

/** Browsers count here what the server cannot see, and do not read the response. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await request.arrayBuffer()
  if (body.byteLength > MAX_BYTES) return refuse(413, 'The report is too long.')
  const { tree } = context.get(cpvCatalogueContext)
  const isCode = (text: string) => {
    const code = parseCpvCode(text)
    return code === text && tree.find(code) !== null
  }
  const countReported = counterOf(new TextDecoder().decode(body), isCode)
  if (countReported === null) return refuse(400, 'Not a visit report.')
  countReported(context.get(usageContext))
  return new Response(null, { status: 204 })
}

export const loader = methodNotAllowed

/** The counter is null for a detail outside the closed list. */
function counterOf(text: string, isCode: (text: string) => boolean): ReportCounter | null {
  const { name, detail } = parseUsageReport(text) ?? {}
  switch (name) {
    case 'form_seen':
    case 'form_begun':
      return detail === '' ? (count) => count(name) : null
    case 'form_failed': {
      const failed = detail?.split(',') ?? []
      const fields = LEAD_FIELD_NAMES.filter((field) => failed.includes(field))
      return fields.length === failed.length ? (count) => countFailedForm(count, 'scripts', fields) : null
    }
    case 'code_chosen':
      return detail !== undefined && isCode(detail) ? (count) => count(name, detail) : null
    default:
      return null
  }
}
