import { readDeadlineForm } from '#app/features/deadlines/deadline-query.ts'
import deadlinesStyles from '#app/features/deadlines/deadlines.css?url'
import { DeadlinesPage } from '#app/features/deadlines/deadlines-page.tsx'
import { DEADLINES_PAGE } from '#app/features/deadlines/deadlines-text.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { styledAs } from '#app/shared/layout/style-sheets.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { shareImage } from '#app/shared/seo/share-image.ts'
import { breadcrumbs, webPage } from '#app/shared/seo/structured-data.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/deadlines'

const { title, description, publishedOn, label } = DEADLINES_PAGE

export function loader({ request }: Route.LoaderArgs) {
  return { query: new URL(request.url).search }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deadlinesStyles }]

export const handle = styledAs('tools')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description,
    path: urls.deadlines,
    image: shareImage(urls.deadlines),
    structuredData: [
      webPage({ title, description, path: urls.deadlines, publishedOn, changedOn: publishedOn }),
      breadcrumbs([{ name: label, path: urls.deadlines }]),
    ],
  })

export default function DeadlinesRoute({ loaderData: { query } }: Route.ComponentProps) {
  return <DeadlinesPage form={readDeadlineForm(new URLSearchParams(query))} />
}
