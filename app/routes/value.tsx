import { data } from 'react-router'
import styles from '#app/features/value/value.css?url'
import { ValuePage } from '#app/features/value/value-page.tsx'
import { readValueForm } from '#app/features/value/value-query.ts'
import { secondsUntilTomorrow, todayInVilnius } from '#app/shared/calendar/today.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { listedPageMeta } from '#app/shared/seo/listed-page-meta.ts'
import type { Route } from './+types/value'

/** Without a start date today counts, so tomorrow the page differs. */
export function loader({ request }: Route.LoaderArgs) {
  const now = Temporal.Now.instant()
  return data(
    { query: new URL(request.url).search, today: todayInVilnius(now).toString() },
    { headers: { 'Cache-Control': sharedCaching(secondsUntilTomorrow(now)) } },
  )
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'value')

export default function ValueRoute({ loaderData: { query, today } }: Route.ComponentProps) {
  const day = Temporal.PlainDate.from(today)
  return <ValuePage form={readValueForm(new URLSearchParams(query), day)} today={day} />
}
