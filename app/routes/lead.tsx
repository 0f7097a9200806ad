import { data, redirect } from 'react-router'
import { cpvCatalogueContext, cpvNames } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { RequestSection } from '#app/features/home/sections/request-section.tsx'
import { formFacts } from '#app/features/lead/form/form-facts.ts'
import { LeadForm } from '#app/features/lead/form/lead-form.tsx'
import { handleLeadForm } from '#app/features/lead/submission/handle-lead-form.server.ts'
import { filledLeadForm } from '#app/filled-lead-form.server.ts'
import { Island } from '#app/islands/island.tsx'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/lead'

/** It ends at /aciu or shows the form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await handleLeadForm(request, context, 'plain')
  if (result.ok) return redirect(result.location, 303)
  const { status, headers, form } = result
  const codeNames = cpvNames(context.get(cpvCatalogueContext), form.values.cpv_codes ?? [])
  return data({ ...form, codeNames }, { status, headers })
}

/** The loader runs after the action too; alone it answers a plain visit. */
export function loader({ request, context }: Route.LoaderArgs) {
  return data(filledLeadForm(request.url, context), { status: 405, headers: { Allow: 'POST' } })
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
      <Island name="lead-form" props={{ facts: formFacts(), ...form }}>
        {(props) => <LeadForm {...props} />}
      </Island>
    </RequestSection>
  )
}
