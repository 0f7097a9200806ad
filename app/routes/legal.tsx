import { LegalArticle } from '#app/features/legal/legal-article.tsx'
import { findLegalPage } from '#app/features/legal/legal-pages.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { breadcrumbs, webPage } from '#app/shared/seo/structured-data.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/legal'

/** One route module for all legal pages: the address names the text. */
export function loader({ request }: Route.LoaderArgs) {
  return { slug: new URL(request.url).pathname.slice(1).toLowerCase() }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = findLegalPage(loaderData?.slug ?? '')
  if (!page) return []
  const { slug, title, description, published, updated, reviewed } = page
  const path = urls.textPage(slug)
  return pageMeta(matches, {
    title,
    description,
    path,
    structuredData: [
      webPage({ title, description, path, publishedOn: published, changedOn: updated, reviewedOn: reviewed }),
      breadcrumbs([{ name: title, path }]),
    ],
  })
}

export default function LegalRoute({ loaderData: { slug } }: Route.ComponentProps) {
  const page = findLegalPage(slug)
  return page && <LegalArticle page={page} />
}
