import { articleLibrary } from '#app/features/articles/article-library.ts'
import { cpvExplanation } from '#app/features/info/cpv-explanation.tsx'
import { infoPages } from '#app/features/info/info-pages.ts'
import { legalPages } from '#app/features/legal/legal-pages.ts'
import { TextChangesPage } from '#app/features/text-changes/text-changes-page.tsx'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/text-changes'

const texts = [
  ...articleLibrary.articles.map(({ slug, title, changes }) => ({
    title,
    changes,
    path: urls.article(slug),
  })),
  ...[...infoPages, ...(cpvExplanation ? [cpvExplanation] : []), ...legalPages].map(
    ({ slug, title, changes }) => ({ title, changes, path: urls.textPage(slug) }),
  ),
]

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'textChanges')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export default function TextChangesRoute() {
  return <TextChangesPage texts={texts} />
}
