import { data, redirect } from 'react-router'
import { digitsOf, formatCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { codePage, codesOfLongestPrefix, levelName } from '#app/features/cpv/code-page/code-page.server.ts'
import { CodePageView } from '#app/features/cpv/code-page/code-page-view.tsx'
import { UnknownCode } from '#app/features/cpv/code-page/unknown-code.tsx'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { noticesContext } from '#app/features/notices/notices-module.server.ts'
import { codeStatistics, codeSummary } from '#app/features/notices/snapshot/code-summary.ts'
import { readParams } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import { NOTICE_PAGE_SECONDS, PRIVATE_CACHING, sharedCaching } from '#app/ui/http/caching.ts'
import { readFormCall } from '#app/ui/read-form-call.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import { breadcrumbs } from '#app/ui/seo/structured-data.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/cpv-code'

/** The address is as `/bvpz-kodai/45000000-7`; other spellings of the same code redirect there. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const catalogue = context.get(cpvCatalogueContext)
  const kept = readFormCall(readParams(pages.cpvCode, request))
  const digits = digitsOf(params.code) ?? ''
  const isCode = digits.length === 8 || digits.length === 9
  const entry = isCode ? catalogue.tree.find(formatCpvCode(digits.slice(0, 8))) : null
  const isCorrect = entry !== null && (digits.length === 8 || entry.code.endsWith(digits.slice(8)))
  if (!entry || !isCorrect) {
    const nearest = entry ? [entry] : codesOfLongestPrefix(catalogue, digits)
    return data({ page: null, nearest, text: params.code.slice(0, 40) }, { status: 404 })
  }
  if (params.code !== entry.code) throw redirect(withCodes(urls.cpvCode(entry.code), kept), 301)
  const snapshot = context.get(noticesContext).snapshot()
  const purchases = snapshot && codeSummary(snapshot, entry.code, Temporal.Now.instant())
  const statistics = snapshot && codeStatistics(snapshot, entry.code)
  const caching = sharedCaching(purchases === null && statistics === null ? undefined : NOTICE_PAGE_SECONDS)
  const call = { ...kept, codes: [...new Set([entry.code, ...kept.codes])] }
  return data(
    {
      page: codePage(catalogue, entry),
      levelName: levelName(entry),
      purchases,
      statistics,
      kept,
      call,
      formHref: urls.leadForm({ ...call, wants: ['offer'] }),
    },
    { headers: { 'Cache-Control': kept.words ? PRIVATE_CACHING : caching } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const path = urls.cpvCode(params.code)
  if (!loaderData?.page) {
    return pageMeta(matches, {
      title: 'Kodas nerastas',
      description: 'Tokio BVPŽ kodo nėra.',
      path,
      isIndexed: false,
    })
  }
  const { entry, above } = loaderData.page
  const { code, LT, EN } = entry
  const steps = [...above, entry].map((step) => ({ name: step.LT, path: urls.cpvCode(step.code) }))
  return pageMeta(matches, {
    title: `${code} ${shorten(LT, 48)}`,
    description: shorten(
      `BVPŽ (CPV) kodas ${code}: ${LT} (${EN}). Smulkesni ir susiję kodai, pirkimai el. paštu.`,
      155,
    ),
    path,
    structuredData: [breadcrumbs([{ name: 'BVPŽ kodai', path: urls.cpvBrowser }, ...steps])],
  })
}

export default function CpvCodePage({ loaderData }: Route.ComponentProps) {
  return loaderData.page ? (
    <CodePageView {...loaderData} />
  ) : (
    <UnknownCode text={loaderData.text} nearest={loaderData.nearest} />
  )
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
