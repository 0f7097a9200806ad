import { PriceReviewPage } from '#app/features/price-review/price-review-page.tsx'
import { readPriceReviewForm } from '#app/features/price-review/price-review-query.ts'
import styles from '#app/ui/components/calculator.css?url'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import type { Route } from './+types/price-review'

export function loader({ request }: Route.LoaderArgs) {
  return { query: new URL(request.url).search }
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'priceReview')

export default function PriceReviewRoute({ loaderData: { query } }: Route.ComponentProps) {
  return <PriceReviewPage form={readPriceReviewForm(new URLSearchParams(query))} />
}
