import { readDeadlineForm } from '#app/features/deadlines/deadline-query.ts'
import deadlinesStyles from '#app/features/deadlines/deadlines.css?url'
import { DeadlinesPage } from '#app/features/deadlines/deadlines-page.tsx'
import { queryOfToday } from '#app/ui/http/query-of-today.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import type { Route } from './+types/deadlines'

export const loader = queryOfToday

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesStyles }]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'deadlines')

export default function DeadlinesRoute({ loaderData: { query, today } }: Route.ComponentProps) {
  return <DeadlinesPage form={readDeadlineForm(new URLSearchParams(query))} today={today} />
}
