import { data } from 'react-router'
import styles from '#app/features/value/value.css?url'
import { ValuePage } from '#app/features/value/value-page.tsx'
import { readValueForm } from '#app/features/value/value-query.ts'
import { VALUE_PAGE } from '#app/features/value/value-text.ts'
import { secondsUntilTomorrow, todayInVilnius } from '#app/shared/calendar/today.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { styledAs } from '#app/shared/layout/style-sheets.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { shareImage } from '#app/shared/seo/share-image.ts'
import { breadcrumbs, webPage } from '#app/shared/seo/structured-data.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/value'

const { title, description, publishedOn, label } = VALUE_PAGE

/** The day stands in for a start that is not given, so tomorrow the page is another one. */
export function loader({ request }: Route.LoaderArgs) {
  const now = Temporal.Now.instant()
  return data(
    { query: new URL(request.url).search, today: todayInVilnius(now).toString() },
    { headers: { 'Cache-Control': sharedCaching(secondsUntilTomorrow(now)) } },
  )
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const handle = styledAs('tools')

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description,
    path: urls.value,
    image: shareImage(urls.value),
    structuredData: [
      webPage({ title, description, path: urls.value, publishedOn, changedOn: publishedOn }),
      breadcrumbs([{ name: label, path: urls.value }]),
    ],
  })

export default function ValueRoute({ loaderData: { query, today } }: Route.ComponentProps) {
  return <ValuePage form={readValueForm(new URLSearchParams(query), Temporal.PlainDate.from(today))} />
}
