import { figuresScriptUrl } from 'virtual:client-scripts'
import { FIGURES_CHECKED_ON } from '#app/features/figures/figure-list.ts'
import figuresStyles from '#app/features/figures/figures.css?url'
import { FiguresPage } from '#app/features/figures/figures-page.tsx'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { Route } from './+types/figures'

export function loader() {
  return { today: Temporal.Now.plainDateISO(TIME_ZONE).toString() }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: figuresStyles }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  listedPageMeta(matches, 'figures', {
    changedOn: FIGURES_CHECKED_ON,
    checkedOn: FIGURES_CHECKED_ON,
  })

export default function FiguresRoute({ loaderData: { today } }: Route.ComponentProps) {
  return (
    <>
      <FiguresPage today={today} />
      <script type="module" src={figuresScriptUrl} />
    </>
  )
}
