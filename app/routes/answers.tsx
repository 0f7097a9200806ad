import { data } from 'react-router'
import { fillFigures } from '#app/domain/figures/figure-placeholders.ts'
import { checkedOn, findAnswer } from '#app/features/answers/answers.ts'
import { AnswersPage, QUESTION_PARAM } from '#app/features/answers/answers-page.tsx'
import { usageContext } from '#app/features/usage/usage-counters.server.ts'
import { findTexts } from '#app/find-texts.server.ts'
import { readParams } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { PRIVATE_CACHING, sharedCaching } from '#app/ui/http/caching.ts'
import { missingPage } from '#app/ui/http/missing-page.ts'
import { listedPageMeta, textMeta } from '#app/ui/seo/listed-page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import type { Route } from './+types/answers'

const MAX_QUESTION_LENGTH = 200

/** What was asked is kept nowhere, not even in a cache; only whether anything was found is counted. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const slug = params.slug?.toLowerCase()
  if (slug && !findAnswer(slug)) throw missingPage(request)
  const asked = (readParams(pages.answers, request).get(QUESTION_PARAM) ?? '').slice(0, MAX_QUESTION_LENGTH)
  if (slug || asked.trim() === '') {
    return data({ slug, asked: '', found: null }, { headers: { 'Cache-Control': sharedCaching() } })
  }
  const found = findTexts(asked)
  const isFound = !found.isGuess || found.places.length > 0
  context.get(usageContext)('answer_search', isFound ? 'found' : 'none')
  return data({ slug, asked, found }, { headers: { 'Cache-Control': PRIVATE_CACHING } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const answer = findAnswer(loaderData?.slug ?? '')
  if (!answer) return listedPageMeta(matches, 'answers')
  const { slug, question, sentences } = answer
  const dates = {
    published: pages.answers.publishedOn,
    updated: checkedOn(answer),
    reviewed: checkedOn(answer),
  }
  return textMeta(
    matches,
    { title: question, description: fillFigures(sentences[0]), ...dates },
    {
      path: urls.answer(slug),
      label: question,
      above: { name: pageTexts.answers.label, path: urls.answers },
    },
  )
}

export default function AnswersRoute({ loaderData: { slug, asked, found } }: Route.ComponentProps) {
  return <AnswersPage answer={findAnswer(slug ?? '')} asked={asked} found={found} />
}
