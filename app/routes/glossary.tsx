import glossaryStyles from '#app/features/glossary/glossary.css?url'
import { GlossaryPage } from '#app/features/glossary/glossary-page.tsx'
import { glossaryTerms } from '#app/features/glossary/glossary-terms.ts'
import { pages } from '#app/pages/pages.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import { definedTermSet } from '#app/ui/seo/structured-data.ts'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import type { Route } from './+types/glossary'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: glossaryStyles }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  listedPageMeta(matches, 'glossary', { checkedOn: pageTexts.glossary.checkedOn }, [
    definedTermSet({
      name: pages.glossary.title,
      path: urls.glossary,
      terms: glossaryTerms.map(({ anchor, term, definition }) => ({
        name: term,
        description: definition,
        path: urls.glossaryTerm(anchor),
      })),
    }),
  ])

export default function GlossaryRoute() {
  return <GlossaryPage terms={glossaryTerms} />
}
