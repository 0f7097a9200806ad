import { findAll, type HtmlElement, hasClass, without } from '../html.ts'
import type { Fault, Page } from '../page.ts'
import { visibleTexts } from '../visible-text.ts'

/** Shorter ones repeat by chance: „Klauskite raštu.“ */
const MIN_WORDS = 6

/** Texts share these components on purpose. */
const SHARED = ['thresholds', 'text-foot', 'organisations', 'template-hint']

/** One of two texts with the same sentence should link to the other. */
export function checkRepeatedSentences(pages: readonly Page[]): Map<Page, Fault[]> {
  const sentences = new Map(pages.map((page) => [page, sentencesOf(page)]))
  return new Map(
    pages.map((page) => [
      page,
      (sentences.get(page) ?? []).flatMap((sentence) => {
        const others = pages.filter((other) => other !== page && sentences.get(other)?.includes(sentence))
        return others.length === 0
          ? []
          : [
              {
                message: `„${sentence}“ stands in ${others.map(({ path }) => path).join(', ')} too`,
                near: sentence,
              },
            ]
      }),
    ]),
  )
}

function sentencesOf({ root }: Page): string[] {
  const isShared = (element: HtmlElement) => SHARED.some((name) => hasClass(element, name))
  const sentences = findAll(root, (element) => hasClass(element, 'prose') || hasClass(element, 'questions'))
    .flatMap((element) => visibleTexts(without(element, isShared)))
    .flatMap((text) => text.replaceAll('\u00a0', ' ').split(/(?<=[.?!…]“?) (?=[\p{Lu}„])/u))
    .filter((sentence) => /[.?!…]“?$/.test(sentence) && sentence.split(' ').length >= MIN_WORDS)
  return [...new Set(sentences)]
}
