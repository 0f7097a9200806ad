import glossaryStyles from '#app/features/glossary/glossary.css?url'
import { GlossaryPage } from '#app/features/glossary/glossary-page.tsx'
import { glossaryTerms } from '#app/features/glossary/glossary-terms.ts'
import { GLOSSARY_PAGE } from '#app/features/glossary/glossary-text.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { styledAs } from '#app/shared/layout/style-sheets.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { shareImage } from '#app/shared/seo/share-image.ts'
import { breadcrumbs, definedTermSet, webPage } from '#app/shared/seo/structured-data.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/glossary'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: glossaryStyles }]

export const handle = styledAs('tools')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

const { title, label, description, publishedOn } = GLOSSARY_PAGE

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description,
    path: urls.glossary,
    image: shareImage(urls.glossary),
    structuredData: [
      webPage({
        title,
        description,
        path: urls.glossary,
        publishedOn,
        changedOn: publishedOn,
        reviewedOn: publishedOn,
      }),
      breadcrumbs([{ name: label, path: urls.glossary }]),
      definedTermSet({
        name: title,
        path: urls.glossary,
        terms: glossaryTerms.map(({ anchor, term, definition }) => ({
          name: term,
          description: definition,
          path: urls.glossaryTerm(anchor),
        })),
      }),
    ],
  })

export default function GlossaryRoute() {
  return <GlossaryPage terms={glossaryTerms} />
}
