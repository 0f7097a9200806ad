import { LegalPageView } from '#app/features/legal/legal-page.tsx'
import { findLegalPage } from '#app/features/legal/legal-pages.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { textMeta } from '#app/ui/seo/listed-page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/legal'

export function loader({ request }: Route.LoaderArgs) {
  return { slug: new URL(request.url).pathname.slice(1).toLowerCase() }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = findLegalPage(loaderData?.slug ?? '')
  if (!page) return []
  return textMeta(matches, page, { path: urls.textPage(page.slug), label: page.title })
}

export default function LegalRoute({ loaderData: { slug } }: Route.ComponentProps) {
  const page = findLegalPage(slug)
  return page && <LegalPageView page={page} />
}
