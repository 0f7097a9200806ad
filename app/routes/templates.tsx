import { templateFileBytes } from 'virtual:template-files'
import { TemplateIndex } from '#app/features/templates/template-index.tsx'
import { TEMPLATES_PAGE } from '#app/features/templates/templates-text.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { styledAs } from '#app/shared/layout/style-sheets.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { shareImage } from '#app/shared/seo/share-image.ts'
import { breadcrumbs } from '#app/shared/seo/structured-data.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/templates'

const { title, description, label } = TEMPLATES_PAGE

export const handle = styledAs('tools')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description,
    path: urls.templates,
    image: shareImage(urls.templates),
    structuredData: [breadcrumbs([{ name: label, path: urls.templates }])],
  })

export default function TemplatesRoute() {
  return <TemplateIndex bytes={templateFileBytes} />
}
