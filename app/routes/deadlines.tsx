import { readDeadlineForm } from '#app/features/deadlines/deadline-query.ts'
import deadlinesStyles from '#app/features/deadlines/deadlines.css?url'
import { DeadlinesPage } from '#app/features/deadlines/deadlines-page.tsx'
import { DEADLINES_PAGE } from '#app/features/deadlines/deadlines-text.ts'
import { pages } from '#app/pages.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { listedPageMeta } from '#app/shared/seo/listed-page-meta.ts'
import type { Route } from './+types/deadlines'

export function loader({ request }: Route.LoaderArgs) {
  return { query: new URL(request.url).search }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesStyles }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  listedPageMeta(matches, { ...pages.deadlines, ...DEADLINES_PAGE })

export default function DeadlinesRoute({ loaderData: { query } }: Route.ComponentProps) {
  return <DeadlinesPage form={readDeadlineForm(new URLSearchParams(query))} />
}
