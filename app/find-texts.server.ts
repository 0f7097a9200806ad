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
import { articleLibrary } from './features/articles/article-library.ts'
import { listFigures } from './features/figures/figure-list.ts'
import { glossaryTerms } from './features/glossary/glossary-terms.ts'
import { infoPages } from './features/info/info-pages.ts'
import { templates } from './features/templates/templates.ts'
import { createTextFinder, type SearchedText } from './text-finder.server.ts'

/** An answer stands before everything else, so it must be about most of what was asked. */
const ANSWERS = { minScore: 0.35, max: 3 }
const PLACES = { minScore: 0.25, max: 8 }

const answerFinder = buildLazily(() => {
  const texts = answers.map((answer) => ({
    ...answer,
    title: answer.question,
    body: answer.sentences.join(' '),
  }))
  return createTextFinder(texts, ANSWERS.minScore)
})
const placeFinder = buildLazily(() => createTextFinder(listPlaces(), PLACES.minScore))

export function findTexts(question: string): Found {
  return {
    answers: answerFinder()(question).slice(0, ANSWERS.max),
    places: placeFinder()(question).slice(0, PLACES.max),
  }
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
