import { OrganisationList } from '#app/features/buyers/organisation-list.tsx'
import { InfoPageView } from '#app/features/info/info-page.tsx'
import { findInfoPage } from '#app/features/info/info-pages.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { textMeta } from '#app/ui/seo/listed-page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/info'

export function loader({ request }: Route.LoaderArgs) {
  const slug = new URL(request.url).pathname.slice(1).toLowerCase()
  return { slug, formHref: urls.textPage(slug) === urls.buyersInfo ? urls.leadFormOfBuyer : undefined }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = findInfoPage(loaderData?.slug ?? '')
  if (!page) return []
  return textMeta(matches, page, { path: urls.textPage(page.slug), label: page.heading })
}

export default function InfoRoute({ loaderData: { slug, formHref } }: Route.ComponentProps) {
  const page = findInfoPage(slug)
  return page && <InfoPageView page={page} formHref={formHref} components={{ OrganisationList }} />
}
