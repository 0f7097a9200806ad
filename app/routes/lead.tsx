import { createContext, data, redirect } from 'react-router'
import { cpvCatalogueContext, cpvNames } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { RequestSection } from '#app/features/home/sections/request-section.tsx'
import { formFacts } from '#app/features/lead/form/form-facts.ts'
import { LeadForm } from '#app/features/lead/form/lead-form.tsx'
import { handleLeadForm } from '#app/features/lead/submission/handle-lead-form.server.ts'
import { hasTypedWords } from '#app/features/letter/letter-caching.ts'
import { filledLeadForm } from '#app/filled-lead-form.server.ts'
import { Island } from '#app/islands/island.tsx'
import { readParams } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { PRIVATE_CACHING, sharedCaching } from '#app/ui/http/caching.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/lead'

const wasRefusedContext = createContext(false)

/** It ends at /aciu or shows the form again. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await handleLeadForm(request, context, 'plain')
  if (result.ok) return redirect(result.location, 303)
  const { status, headers, form } = result
  context.set(wasRefusedContext, true)
  const codeNames = cpvNames(context.get(cpvCatalogueContext), form.values.cpv_codes ?? [])
  return data({ ...form, codeNames }, { status, headers: { ...headers, 'Cache-Control': PRIVATE_CACHING } })
}

/** The loader runs after the action too. */
export function loader({ request, context }: Route.LoaderArgs) {
  const caching = hasTypedWords(readParams(pages.lead, request)) ? PRIVATE_CACHING : sharedCaching()
  return data(
    {
      form: filledLeadForm(request.url, context),
      formHref: `#${urls.LEAD_FORM_ANCHOR}`,
      wasRefused: context.get(wasRefusedContext),
    },
    { headers: { 'Cache-Control': caching } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData.wasRefused ? 'Klaida: patikrinkite užklausą' : 'Gaukite pasiūlymą',
    description: loaderData.wasRefused
      ? 'Patikrinkite pažymėtus laukus ir išsiųskite užklausą dar kartą.'
      : 'Parašykite, ką parduodate ar darote, ir gaukite pasiūlymą. Užklausa niekuo neįpareigoja.',
    path: urls.leadAction,
    isIndexed: false,
  })

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const form = actionData ?? loaderData.form
  return (
    <RequestSection headingLevel={1} isRedisplayed={loaderData.wasRefused}>
      <Island name="lead-form" props={{ facts: formFacts(), ...form }}>
        {(props) => <LeadForm {...props} />}
      </Island>
    </RequestSection>
  )
}
