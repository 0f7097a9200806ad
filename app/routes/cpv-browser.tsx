import { data } from 'react-router'
import { describeBasket } from '#app/features/cpv/basket/details/describe-basket.ts'
import { CpvBrowser } from '#app/features/cpv/code-browser/cpv-browser.tsx'
import { codeBrowserView, totalHeader } from '#app/features/cpv/code-browser/view/code-browser-view.server.ts'
import { viewTitle } from '#app/features/cpv/code-browser/view/code-browser-view.ts'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { CpvExplanation } from '#app/features/info/cpv-explanation.tsx'
import { TRADES } from '#app/features/letter/trades.ts'
import { Island } from '#app/islands/island.tsx'
import { readParams } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import proseStyles from '#app/ui/content/prose-of-texts.css?url'
import { PRIVATE_CACHING, sharedCaching } from '#app/ui/http/caching.ts'
import { readFormCall } from '#app/ui/read-form-call.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/cpv-browser'

/** A trade of several codes opens them as a search, from which they are chosen together. */
const TRADE_LINKS = TRADES.map(({ name, codes }): [string, string] => {
  const [code] = codes
  return [name, code && codes.length === 1 ? urls.cpvBranch(code) : urls.cpvSearch(codes.join(', '))]
})

export function loader({ request, context }: Route.LoaderArgs) {
  const params = readParams(pages.cpvBrowser, request)
  const catalogue = context.get(cpvCatalogueContext)
  const view = codeBrowserView(catalogue, params)
  const call = readFormCall(params)
  return data(
    {
      view,
      sharedDetails: describeBasket(catalogue, call.codes),
      call,
      formHref: urls.leadForm({ ...call, wants: ['offer'] }),
    },
    { headers: { 'Cache-Control': call.words ? PRIVATE_CACHING : sharedCaching(), ...totalHeader(view) } },
  )
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: proseStyles }]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: viewTitle(loaderData.view),
    description:
      'Raskite BVPŽ (CPV) kodą pagal skaitmenis arba pavadinimą lietuvių ar anglų kalba. Visas hierarchinis klasifikatorius ir paaiškinimai.',
    path: urls.cpvBrowser,
  })

export default function CpvBrowserPage({ loaderData }: Route.ComponentProps) {
  const { view, sharedDetails, call } = loaderData
  const { words = [] } = call
  const trades = TRADE_LINKS.map(([name, href]): [string, string] => [name, withCodes(href, call)])
  return (
    <div className="group/page [overflow-anchor:none]">
      <section className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)] max-sm:group-has-data-[view=search]/page:pt-4">
        <div className="max-sm:group-has-data-[view=search]/page:hidden">
          <Breadcrumb crumbs={[{ label: 'BVPŽ kodai' }]} />
        </div>
        <div className="mt-[clamp(1rem,3vw,2rem)] mb-6 sm:mb-9 max-sm:group-has-data-[view=search]/page:sr-only print:group-has-data-has-codes/page:hidden">
          <h1 className="text-title">BVPŽ kodai</h1>
          <p className="mt-4 max-w-[38rem] text-lg text-ink-2">
            BVPŽ kodu kiekviename pirkimo skelbime nurodoma, kas perkama. Rašykite savais žodžiais, ką darote
            ar parduodate, susidėkite savo kodus į&nbsp;sąrašą ir kas rytą gaukite pagal juos atrinktus
            pirkimus.
          </p>
        </div>
        <Island name="cpv-browser" props={{ view, sharedDetails, words, trades }}>
          {(props) => <CpvBrowser {...props} />}
        </Island>
      </section>
      <div className="border-y border-line bg-sheet py-[clamp(2.5rem,5vw,4.5rem)] print:group-has-data-has-codes/page:hidden">
        <div className="wrap grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,40.5rem)_21rem] lg:justify-between">
          <div className="min-w-0">
            <CpvExplanation call={call} />
          </div>
          <Downloads />
        </div>
      </div>
      <div className="wrap section print:hidden">
        <CallToAction ctaId="cpv-browser" formHref={urls.leadForm({ ...call, wants: ['offer'] })} />
      </div>
    </div>
  )
}

function Downloads() {
  return (
    <p className="border-t border-line-strong pt-5 text-ink-2 lg:sticky lg:top-28">
      Visas klasifikatorius:{' '}
      <a href={urls.cpvCsv} download className="link">
        CSV
      </a>
      ,{' '}
      <a href={urls.cpvJson} download className="link">
        JSON
      </a>
      ,{' '}
      <a href={urls.cpvDataInfo} className="link">
        užklausos programuotojams
      </a>
      .
    </p>
  )
}
