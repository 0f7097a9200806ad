import { templateFileSizes } from 'virtual:template-files'
import { TemplateIndex } from '#app/features/templates/template-index.tsx'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import type { Route } from './+types/templates'

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'templates')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export default function TemplatesRoute() {
  return <TemplateIndex fileSizes={templateFileSizes} />
}
