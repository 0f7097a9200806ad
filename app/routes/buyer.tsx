import { data, redirect } from 'react-router'
import { countText } from '#app/domain/notices/recent-purchases.ts'
import { slugOf } from '#app/domain/text/slug.ts'
import { buyerPath, isOnList, officialName, readBuyer } from '#app/features/buyers/buyer.ts'
import { BuyerPage } from '#app/features/buyers/buyer-page.tsx'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { noticesContext } from '#app/features/notices/notices-module.server.ts'
import { buyerSummary } from '#app/features/notices/snapshot/buyer-summary.ts'
import { NOTICE_PAGE_SECONDS, sharedCaching } from '#app/ui/http/caching.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/buyer'

/** The address is as `/pirkejas/vilniaus-universitetas`; the number that may follow changes nothing. Lithuanian letters, capitals and a buyer's code lead there. */
export function loader({ params: { name: given = '' }, context }: Route.LoaderArgs) {
  const snapshot = context.get(noticesContext).snapshot()
  const slug = snapshot?.lookup.slugOfCode(given) ?? slugOf(given)
  const facts = snapshot && buyerSummary(snapshot, slug, Temporal.Now.instant())
  if ((facts || isOnList(slug)) && given !== slug) throw redirect(urls.buyer(slug), 301)
  if (!facts) return data({ ...readBuyer(given, snapshot?.lookup.nameOf(slug)), notices: null }, caching())
  const { tree } = context.get(cpvCatalogueContext)
  const codes = facts.codes.flatMap((code) => tree.find(code) ?? [])
  const { purchases, statistics, counts } = facts
  const name = officialName(facts.name)
  return data(
    {
      name,
      path: buyerPath(name),
      notices: { purchases, statistics, counts, codes },
      formHref: urls.leadForm({ codes: codes.map(({ code }) => code), wants: ['offer'] }),
    },
    caching(NOTICE_PAGE_SECONDS),
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { name, path, notices } = loaderData
  return pageMeta(matches, {
    title: name,
    description:
      notices === null
        ? `${name}: informacija apie šią organizaciją rengiama.`
        : `${name}: viešieji pirkimai. ${countText(notices.purchases)}`,
    path,
    isIndexed: notices !== null,
  })
}

export default function BuyerRoute({ loaderData: { name, notices } }: Route.ComponentProps) {
  return <BuyerPage name={name} notices={notices} />
}

function caching(limitSeconds?: number) {
  return { headers: { 'Cache-Control': sharedCaching(limitSeconds) } }
}
