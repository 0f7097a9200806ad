import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { fillFigures } from '#app/domain/figures/figure-placeholders.ts'
import { formatWithBound } from '#app/domain/figures/format-figure.ts'
import { pages } from '#app/pages/pages.ts'
import { CALCULATORS } from '#app/ui/components/calculator-page.tsx'
import type { Heading } from '#app/ui/content/content-file.ts'
import { QUESTIONS_HEADING, type Question } from '#app/ui/content/questions.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { answers } from './features/answers/answers.ts'
import type { Found } from './features/answers/answers-page.tsx'
import { createTextFinder, type FoundText } from './features/answers/text-finder.server.ts'
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
const MAX_PLACES = 4

/** All texts share one index: a word that only another kind of text knows is not taken for a similar one. */
const finder = buildLazily(() => createTextFinder([...listAnswers(), ...listPlaces()]))

export function findTexts(question: string): Found {
  const found = finder()(question)
  const { answer: best = [], place = [] } = Object.groupBy(found, ({ text }) => text.kind)
  const isGuess = (best[0]?.score ?? 0) < MIN_SCORE
  const shown = isGuess ? best.slice(0, MAX_GUESSES) : selectGood(best, best).slice(0, MAX_ANSWERS)
  return {
    isGuess,
    answers: shown.flatMap(({ text }) => (text.kind === 'answer' ? text.answer : [])),
    places: selectGood(place, found)
      .flatMap(({ text }) => (text.kind === 'place' ? text : []))
      .slice(0, MAX_PLACES),
  }
}

function selectGood<Text>(found: readonly FoundText<Text>[], [best]: readonly FoundText<Text>[]) {
  const least = Math.max(MIN_SCORE, MIN_SHARE_OF_BEST * (best?.score ?? 0))
  return found.filter(({ score }) => score >= least)
}

function listAnswers() {
  return answers.map((answer) => {
    const { question: title, alsoAsked, sentences } = answer
    return { kind: 'answer' as const, title, alsoAsked, body: sentences.map(fillFigures).join(' '), answer }
  })
}

function listPlaces() {
  const { glossary, figures, templates: forms } = pageTexts
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
    ...CALCULATORS.map((page) =>
      place(pageTexts[page].label, 'Įrankis', pages[page].path, pageTexts[page].description),
    ),
  ]
}

function sectionsOf({ title, headings }: { title: string; headings: readonly Heading[] }, path: string) {
  return headings.map(({ id, text }) => place(text, title, `${path}#${id}`, title))
}

function questionsOf({ title, faq }: { title: string; faq: readonly Question[] }, path: string) {
  const href = `${path}#${QUESTIONS_HEADING.id}`
  return faq.map(({ question, answer }) => place(question, title, href, fillFigures(answer)))
}

function place(title: string, page: string, href: string, body = '') {
  return { kind: 'place' as const, title, page, href, body }
}
