import { FIGURES_CHECKED_ON } from '#app/features/figures/figure-list.ts'
import figuresStyles from '#app/features/figures/figures.css?url'
import { FiguresPage } from '#app/features/figures/figures-page.tsx'
import { FIGURES_PAGE } from '#app/features/figures/figures-text.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { styledAs } from '#app/shared/layout/style-sheets.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { shareImage } from '#app/shared/seo/share-image.ts'
import { breadcrumbs, webPage } from '#app/shared/seo/structured-data.ts'
import * as urls from '#app/shared/urls.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { Route } from './+types/figures'

/** The day decides which figures are in force. */
export function loader() {
  return { today: Temporal.Now.plainDateISO(TIME_ZONE).toString() }
}

/** Beside the sheet of all texts: only this page needs it. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: figuresStyles }]

export const handle = styledAs('tools')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: FIGURES_PAGE.title,
    description: FIGURES_PAGE.description,
    path: urls.figures,
    image: shareImage(urls.figures),
    structuredData: [
      webPage({
        title: FIGURES_PAGE.title,
        description: FIGURES_PAGE.description,
        path: urls.figures,
        publishedOn: FIGURES_PAGE.publishedOn,
        changedOn: FIGURES_CHECKED_ON,
        reviewedOn: FIGURES_CHECKED_ON,
      }),
      breadcrumbs([{ name: FIGURES_PAGE.label, path: urls.figures }]),
    ],
  })

export default function FiguresRoute({ loaderData: { today } }: Route.ComponentProps) {
  return <FiguresPage today={today} />
}
