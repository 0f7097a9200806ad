import { templateFileBytes } from 'virtual:template-files'
import { TemplateIndex } from '#app/features/templates/template-index.tsx'
import { pages } from '#app/pages.ts'
import { listedPageMeta } from '#app/shared/seo/listed-page-meta.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import type { Route } from './+types/templates'

export const meta: Route.MetaFunction = ({ matches }) =>
  listedPageMeta(matches, { ...pages.templates, ...pageTexts.templates })

export default function TemplatesRoute() {
  return <TemplateIndex bytes={templateFileBytes} />
}
