import styles from '#app/features/estimated-value/value.css?url'
import { ValuePage } from '#app/features/estimated-value/value-page.tsx'
import { readValueForm } from '#app/features/estimated-value/value-query.ts'
import { queryOfToday } from '#app/ui/http/query-of-today.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import type { Route } from './+types/estimated-value'

export const loader = queryOfToday

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'estimatedValue')

export default function ValueRoute({ loaderData: { query, today } }: Route.ComponentProps) {
  const day = Temporal.PlainDate.from(today)
  return <ValuePage form={readValueForm(new URLSearchParams(query), day)} today={day} />
}
