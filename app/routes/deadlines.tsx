import { DEADLINES_PATH } from '#app/features/deadlines/deadline-addresses.ts'
import { readDeadlineForm } from '#app/features/deadlines/deadline-query.ts'
import deadlinesStyles from '#app/features/deadlines/deadlines.css?url'
import { DeadlinesPage } from '#app/features/deadlines/deadlines-page.tsx'
import { DEADLINES_PAGE } from '#app/features/deadlines/deadlines-text.ts'
import { longText } from '#app/shared/content/long-text.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { shareImage } from '#app/shared/seo/share-image.ts'
import { breadcrumbs, webPage } from '#app/shared/seo/structured-data.ts'
import type { Route } from './+types/deadlines'

const { title, description, publishedOn, label } = DEADLINES_PAGE

export function loader({ request }: Route.LoaderArgs) {
  return { query: new URL(request.url).search }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesStyles }]

export const handle = longText

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description,
    path: DEADLINES_PATH,
    image: shareImage(DEADLINES_PATH),
    structuredData: [
      webPage({ title, description, path: DEADLINES_PATH, publishedOn, changedOn: publishedOn }),
      breadcrumbs([{ name: label, path: DEADLINES_PATH }]),
    ],
  })

export default function DeadlinesRoute({ loaderData: { query } }: Route.ComponentProps) {
  return <DeadlinesPage form={readDeadlineForm(new URLSearchParams(query))} />
}
