import { type Act, acts, type Figure, figures } from '#config/figures.ts'
import { findAll, type HtmlElement, textOf, without } from '../html.ts'
import type { Fault, Page } from '../page.ts'
import { visibleTexts } from '../visible-text.ts'

const FIGURES: Readonly<Record<string, Figure>> = figures
const ACTS: readonly Act[] = Object.values(acts)

const NUMBER = /\d+(?:\.\d+)*[¹²³⁴-⁹⁰]*/gu
const NUMBERS = `${NUMBER.source}(?:(?:, | ir |–)${NUMBER.source})*`
/** This finds „VPĮ 58, 59 straipsniai“ and „VPĮ 102 ir PĮ 108 straipsnių“. */
const CITED = new RegExp(
  `(?<!\\p{L})(${ACTS.map((act) => RegExp.escape(nameBefore(act))).join('|')}) (${NUMBERS})(?=,? (?:straipsn|punkt|papunkt|(?:ir )?(?:VPĮ|PĮ) \\d))`,
  'gu',
)

/** In „(84 straipsnio 2 dalis)“ the act was named before. */
const WITHOUT_ACT = new RegExp(`(${NUMBERS})(?= straipsn)`, 'gu')
/** This finds „Darbo kodekso 144 straipsnis“, but not „to paties įstatymo“. */
const FULL_NAME = /(?<!\p{L})(?!(?:paties|šio) )(\p{L}{2,}?)\p{L}{0,2} (įstatym|kodeks)o(?= \d)/gu
/** „CPK 423⁷“ counts as „423“: a range of such articles is not written out. */
const numberOf = (article: string) => article.replace(/^.* |[¹²³⁴-⁹⁰]+$/gu, '')

/** Each article that a text cites is among its sources, or the basis of a figure that it states. */
export function checkCitedArticles({ root }: Page): Fault[] {
  const sources = findAll(root, ({ attributes }) => attributes.id === 'saltiniai')
  if (sources.length === 0) return []
  const named = new Set([
    ...sources.flatMap(articlesOfSources),
    ...sources.flatMap(citedIn),
    ...articlesOfFigures(root),
  ])
  const cited = citedIn(root)
  const text = textWithSpaces(root)
  const missing = [
    ...cited.filter((article) => !named.has(article) && !named.has(article.replace(/ [^ ]+$/, ''))),
    ...articlesWithoutAct(text, new Set([...named, ...cited].map(numberOf))),
    ...unnamedActs(text, sources.map(textWithSpaces).join()),
  ]
  return [...new Set(missing)].map((name) => ({
    message: `sources: ${name} is not among them`,
    near: name.replace(/is$/, ''),
  }))
}

function articlesWithoutAct(text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(WITHOUT_ACT)]
    .flatMap(([, numbers = '']) => numbersIn(numbers))
    .filter((number) => !known.has(numberOf(number)))
    .map((number) => `${number} straipsnis`)
}

function unnamedActs(text: string, sources: string): string[] {
  return [...text.matchAll(FULL_NAME)]
    .filter(([, word = '', kind]) => !new RegExp(`${word}\\p{L}* ${kind}`, 'iu').test(sources))
    .map(([name]) => name)
}

function textWithSpaces(element: HtmlElement): string {
  return visibleTexts(element).join('\n').replaceAll('\u00a0', ' ')
}

function citedIn(element: HtmlElement): string[] {
  return [...textWithSpaces(element).matchAll(CITED)].flatMap(([, act = '', numbers = '']) =>
    numbersIn(numbers).map((number) => `${act} ${number}`),
  )
}

/** Gives „VPĮ 58“, or „VPĮ“ alone for a whole act. */
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
  const inFull = text.replace(/(?<![\d.])(\d+)–(\d+)(?![\d.])/g, (_, from: string, to: string) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i).join(', '),
  )
  return inFull.match(NUMBER) ?? []
}

function nameBefore({ short, genitive = short }: Act): string {
  return genitive
}
