import { FiguresPage } from '#app/features/figures/figures-page.tsx'
import { FIGURES_PAGE } from '#app/features/figures/figures-text.ts'
import { sharedCaching } from '#app/shared/seo/caching.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { breadcrumbs } from '#app/shared/seo/structured-data.ts'
import type { Route } from './+types/figures'

const PATH = '/pirkimu-skaiciai'

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: FIGURES_PAGE.title,
    description: FIGURES_PAGE.description,
    path: PATH,
    structuredData: [breadcrumbs([{ name: FIGURES_PAGE.label, path: PATH }])],
  })

export default function FiguresRoute() {
  return <FiguresPage />
}
