import { type Act, acts, type Figure, figures } from '#config/figures.ts'
import { findAll, type HtmlElement, textOf, without } from '../html.ts'
import type { Fault, Page } from '../page.ts'
import { visibleTexts } from '../visible-text.ts'

const FIGURES: Readonly<Record<string, Figure>> = figures
const ACTS: readonly Act[] = Object.values(acts)

const NUMBER = /\d+(?:\.\d+)*[¹²³⁴-⁹⁰]*/gu
const NUMBERS = `${NUMBER.source}(?:(?:, | ir |–)${NUMBER.source})*`
/** „VPĮ 58, 59 straipsniai“, „VPĮ 102 ir PĮ 108 straipsnių“. */
const CITED = new RegExp(
  `(?<!\\p{L})(${ACTS.map((act) => RegExp.escape(nameBefore(act))).join('|')}) (${NUMBERS})(?=,? (?:straipsn|punkt|papunkt|(?:ir )?(?:VPĮ|PĮ) \\d))`,
  'gu',
)

/** Each article that a text cites is among its sources, or the basis of a figure that it states. */
export function checkCitedArticles({ root }: Page): Fault[] {
  const sources = findAll(root, ({ attributes }) => attributes['aria-labelledby'] === 'saltiniai')
  if (sources.length === 0) return []
  const named = new Set([
    ...sources.flatMap(articlesOfSources),
    ...sources.flatMap(citedIn),
    ...articlesOfFigures(root),
  ])
  return [...new Set(citedIn(root))]
    .filter((article) => !named.has(article) && !named.has(article.replace(/ [^ ]+$/, '')))
    .map((article) => ({ message: `sources: ${article} is not among them`, near: article }))
}

function citedIn(element: HtmlElement): string[] {
  const text = visibleTexts(element).join('\n').replaceAll('\u00a0', ' ')
  return [...text.matchAll(CITED)].flatMap(([, act = '', numbers = '']) =>
    numbersIn(numbers).map((number) => `${act} ${number}`),
  )
}

/** „VPĮ 58“; „VPĮ“ alone for a whole act. */
function articlesOfSources(section: HtmlElement): string[] {
  return findAll(section, ({ tag }) => tag === 'li').flatMap((entry) => {
    const act = ACTS.find(({ name }) => plainText(entry).includes(name))
    if (!act) return []
    const numbers = numbersIn(plainText(entry).replace(act.name, ''))
    return numbers.length === 0 ? [nameBefore(act)] : numbers.map((number) => `${nameBefore(act)} ${number}`)
  })
}

function articlesOfFigures(root: HtmlElement): string[] {
  return findAll(root, ({ attributes }) => 'data-figure' in attributes)
    .flatMap(({ attributes }) => FIGURES[attributes['data-figure'] ?? '']?.legalBases ?? [])
    .flatMap(({ act, article }) =>
      numbersIn(article ?? '').map((number) => `${nameBefore(acts[act])} ${number}`),
    )
}

function plainText(entry: HtmlElement): string {
  return textOf(without(entry, ({ tag }) => tag === 'small')).replaceAll('\u00a0', ' ')
}

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? []
}

function nameBefore({ short, genitive = short }: Act): string {
  return genitive
}
