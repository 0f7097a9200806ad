import { GuaranteePage } from '#app/features/guarantee/guarantee-page.tsx'
import { readGuaranteeForm } from '#app/features/guarantee/guarantee-query.ts'
import { GUARANTEE_PAGE } from '#app/features/guarantee/guarantee-text.ts'
import { pages } from '#app/pages.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { listedPageMeta } from '#app/shared/seo/listed-page-meta.ts'
import type { Route } from './+types/guarantee'

export function loader({ request }: Route.LoaderArgs) {
  return { query: new URL(request.url).search }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  listedPageMeta(matches, { ...pages.guarantee, ...GUARANTEE_PAGE })

export default function GuaranteeRoute({ loaderData: { query } }: Route.ComponentProps) {
  return <GuaranteePage form={readGuaranteeForm(new URLSearchParams(query))} />
}
