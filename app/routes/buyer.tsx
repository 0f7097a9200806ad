import { readBuyer } from '#app/features/buyers/buyer.ts'
import { BuyerPage } from '#app/features/buyers/buyer-page.tsx'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { styledAs } from '#app/shared/layout/style-sheets.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import type { Route } from './+types/buyer'

export function loader({ params }: Route.LoaderArgs) {
  return readBuyer(params.name)
}

export const handle = styledAs('texts')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { name, path } = loaderData
  return pageMeta(matches, {
    title: name,
    description: `${name}: informacija apie šią organizaciją rengiama.`,
    path,
    isIndexed: false,
  })
}

export default function BuyerRoute({ loaderData: { name } }: Route.ComponentProps) {
  return <BuyerPage name={name} />
}
