import glossaryStyles from '#app/features/glossary/glossary.css?url'
import { GlossaryPage } from '#app/features/glossary/glossary-page.tsx'
import { glossaryTerms } from '#app/features/glossary/glossary-terms.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import type { Route } from './+types/glossary'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: glossaryStyles }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'glossary')

export default function GlossaryRoute() {
  return <GlossaryPage terms={glossaryTerms} />
}
