import { data } from 'react-router'
import { readDeadlineForm } from '#app/features/deadlines/deadline-query.ts'
import deadlinesStyles from '#app/features/deadlines/deadlines.css?url'
import { DeadlinesPage } from '#app/features/deadlines/deadlines-page.tsx'
import { secondsUntilTomorrow, todayInVilnius } from '#app/shared/calendar/today.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { listedPageMeta } from '#app/shared/seo/listed-page-meta.ts'
import type { Route } from './+types/deadlines'

/** Tomorrow a day less is left. */
export function loader({ request }: Route.LoaderArgs) {
  const now = Temporal.Now.instant()
  return data(
    { query: new URL(request.url).search, today: todayInVilnius(now).toString() },
    { headers: { 'Cache-Control': sharedCaching(secondsUntilTomorrow(now)) } },
  )
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesStyles }]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'deadlines')

export default function DeadlinesRoute({ loaderData: { query, today } }: Route.ComponentProps) {
  return <DeadlinesPage form={readDeadlineForm(new URLSearchParams(query))} today={today} />
}
