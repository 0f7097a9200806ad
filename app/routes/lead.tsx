import { data, redirect } from 'react-router'
import { cpvCatalogueContext, cpvNames } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { RequestSection } from '#app/features/home/sections/request-section.tsx'
import { addCampaignOf } from '#app/features/lead/campaign/campaign.ts'
import { emptyLeadForm } from '#app/features/lead/form/empty-lead-form.ts'
import { LeadForm } from '#app/features/lead/form/lead-form.tsx'
import { leadModuleContext } from '#app/features/lead/lead-module.server.ts'
import { parseLeadForm } from '#app/features/lead/lead-schema.ts'
import { sampleCodes } from '#app/features/lead/sample/sample-codes.ts'
import { countFailedForm, countSentForm } from '#app/features/lead/submission/form-usage.server.ts'
import { LEAD_FAILURE, leadLimited, UNREADABLE_FORM } from '#app/features/lead/submission/lead-failure.ts'
import { readSubmissionSignals } from '#app/features/lead/submission/spam/submission-signals.ts'
import { clientNetworksContext } from '#app/infra/client-networks.server.ts'
import { usageContext } from '#app/infra/usage/usage-counters.server.ts'
import { Island } from '#app/islands/island.tsx'
import { keysOf } from '#app/shared/object/record.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/lead'

/** The form without scripts: a plain POST that ends at /aciu or shows the form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null)
  if (form === null) return data({ values: {}, failure: UNREADABLE_FORM }, 400)
  addCampaignOf(form, request.headers.get('Referer'))
  const checked = parseLeadForm(form)
  const values = checked.ok ? checked.lead : checked.values
  const codeNames = cpvNames(context.get(cpvCatalogueContext), values.cpv_codes)
  const { count } = context.get(usageContext)
  if (!checked.ok) {
    countFailedForm(count, 'plain', keysOf(checked.errors))
    return data({ values, codeNames, errors: checked.errors }, 422)
  }
  const result = await context.get(leadModuleContext).submitLead(checked.lead, {
    ...readSubmissionSignals(form),
    networks: context.get(clientNetworksContext),
  })
  if (!result.ok && result.reason === 'limited') {
    const headers = { 'Retry-After': String(result.waitSeconds) }
    return data({ values, codeNames, failure: leadLimited(result.waitSeconds) }, { status: 429, headers })
  }
  if (!result.ok) return data({ values, codeNames, failure: LEAD_FAILURE }, 503)
  if (!result.isSuspicious) countSentForm(count, 'plain', checked.lead)
  return redirect(urls.thankYou(result.reference, sampleCodes(checked.lead)), 303)
}

/** Runs after the action too; by itself it answers those who only opened the address. */
export function loader({ request }: Route.LoaderArgs) {
  const form = { values: emptyLeadForm(request.url) }
  return data(form, { status: 405, headers: { Allow: 'POST' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Klaida: patikrinkite užklausą',
    description: 'Patikrinkite pažymėtus laukus ir išsiųskite užklausą dar kartą.',
    path: urls.leadAction,
    isIndexed: false,
  })

export default function LeadAgain({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData ?? loaderData
  return (
    <RequestSection headingLevel={1}>
      <Island name="lead-form" props={form}>
        {(props) => <LeadForm {...props} />}
      </Island>
    </RequestSection>
  )
}
