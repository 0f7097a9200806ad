import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { fillFigures } from '#app/domain/figures/figure-placeholders.ts'
import { formatWithBound } from '#app/domain/figures/format-figure.ts'
import { pages } from '#app/pages/pages.ts'
import type { Heading } from '#app/ui/content/content-file.ts'
import { QUESTIONS_HEADING, type Question } from '#app/ui/content/questions.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { answers } from './features/answers/answers.ts'
import type { Found, FoundPlace } from './features/answers/answers-page.tsx'
import { createTextFinder, type FoundText, type SearchedText } from './features/answers/text-finder.server.ts'
import { articleLibrary } from './features/articles/article-library.ts'
import { listFigures } from './features/figures/figure-list.ts'
import { glossaryTerms } from './features/glossary/glossary-terms.ts'
import { infoPages } from './features/info/info-pages.ts'
import { templates } from './features/templates/templates.ts'

/** What has less of what was asked is a guess. */
const MIN_SCORE = 0.3
/** Beside a good text, one that is half as good only distracts. */
const MIN_SHARE_OF_BEST = 0.6
const MAX_ANSWERS = 3
const MAX_GUESSES = 2
const MAX_PLACES = 6

const answerFinder = buildLazily(() =>
  createTextFinder(
    answers.map((answer) => ({ ...answer, title: answer.question, body: answer.sentences.join(' ') })),
  ),
)
const placeFinder = buildLazily(() => createTextFinder(listPlaces()))

export function findTexts(question: string): Found {
  const found = answerFinder()(question)
  const sure = textsOf(found.filter(isSure)).slice(0, MAX_ANSWERS)
  return {
    answers: sure,
    guesses: sure.length > 0 ? [] : textsOf(found).slice(0, MAX_GUESSES),
    places: textsOf(placeFinder()(question).filter(isSure)).slice(0, MAX_PLACES),
  }
}

function isSure<Text>({ score }: FoundText<Text>, _: number, [best]: readonly FoundText<Text>[]): boolean {
  return score >= MIN_SCORE && score >= MIN_SHARE_OF_BEST * (best?.score ?? 0)
}

function textsOf<Text>(found: readonly FoundText<Text>[]): Text[] {
  return found.map(({ text }) => text)
}

function listPlaces(): (FoundPlace & SearchedText)[] {
  const { glossary, figures, templates: forms, deadlines, estimatedValue, priceReview } = pageTexts
  return [
    ...articleLibrary.articles.flatMap((page) => sectionsOf(page, urls.article(page.slug))),
    ...infoPages.flatMap((page) => sectionsOf(page, urls.textPage(page.slug))),
    ...infoPages.flatMap((page) => questionsOf(page, urls.textPage(page.slug))),
    ...glossaryTerms.map(({ term, anchor, definition }) =>
      place(term, glossary.label, urls.glossaryTerm(anchor), definition),
    ),
    ...listFigures().flatMap((section) =>
      section.figures.map(({ id, figure }) =>
        place(`${figure.name}: ${formatWithBound(figure)}`, figures.label, `${urls.figures}#${id}`),
      ),
    ),
    ...templates.map(({ slug, label, whenNeeded }) =>
      place(label, forms.label, urls.template(slug), whenNeeded),
    ),
    place(deadlines.label, 'Įrankis', urls.deadlines, deadlines.description),
    place(estimatedValue.label, 'Įrankis', urls.estimatedValue, estimatedValue.description),
    place(priceReview.label, 'Įrankis', pages.priceReview.path, priceReview.description),
  ]
}

interface PageWithSections {
  title: string
  headings: readonly Heading[]
}

function sectionsOf({ title, headings }: PageWithSections, path: string) {
  return headings.map(({ id, text, body = '' }) => place(text, title, `${path}#${id}`, `${title} ${body}`))
}

function questionsOf({ title, faq }: { title: string; faq: readonly Question[] }, path: string) {
  const href = `${path}#${QUESTIONS_HEADING.id}`
  return faq.map(({ question, answer }) => place(question, title, href, fillFigures(answer)))
}

function place(title: string, page: string, href: string, body = '') {
  return { title, page, href, body }
}
