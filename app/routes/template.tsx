import { templateFileSizes } from 'virtual:template-files'
import { TemplatePage } from '#app/features/templates/template-page.tsx'
import templatesStyles from '#app/features/templates/templates.css?url'
import { findTemplate } from '#app/features/templates/templates.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { missingPage } from '#app/ui/http/missing-page.ts'
import { textMeta } from '#app/ui/seo/listed-page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import type { Route } from './+types/template'

export function loader({ params, request }: Route.LoaderArgs) {
  const template = findTemplate(params.slug.toLowerCase())
  if (!template) throw missingPage(request)
  return { slug: template.slug }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: templatesStyles }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const template = findTemplate(loaderData?.slug ?? '')
  if (!template) return []
  const { slug, label, published } = template
  return textMeta(
    matches,
    { ...template, updated: published },
    {
      path: urls.template(slug),
      label,
      above: { name: pageTexts.templates.label, path: urls.templates },
    },
  )
}

export default function TemplateRoute({ loaderData: { slug } }: Route.ComponentProps) {
  const template = findTemplate(slug)
  if (!template) return null
  return (
    <TemplatePage
      template={template}
      fileSize={templateFileSizes[urls.templateFile(slug, template.format)] ?? 0}
    />
  )
}
