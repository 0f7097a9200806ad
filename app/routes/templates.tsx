import { templateFileBytes } from 'virtual:template-files'
import { TemplateIndex } from '#app/features/templates/template-index.tsx'
import { listedPageMeta } from '#app/shared/seo/listed-page-meta.ts'
import type { Route } from './+types/templates'

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'templates')

export default function TemplatesRoute() {
  return <TemplateIndex bytes={templateFileBytes} />
}
