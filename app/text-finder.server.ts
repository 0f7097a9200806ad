import { STOP_WORDS } from '#app/domain/text/stop-words.ts'
import { fold, lithuanianStems, wordsOf } from '#app/domain/text/words.ts'
import { createRelevanceScorer, type Relevance } from './features/cpv/search/words/relevance.ts'
import { buildWordIndex } from './features/cpv/search/words/word-index.ts'

/** A part of the site's texts that may answer a question. */
export interface SearchedText {
  title: string
  /** Other words in which people ask for it. */
  alsoAsked?: string
  body: string
}

/** What a word in the title, in the other words too, or anywhere counts for; together it is 1. */
const WEIGHTS = { title: 0.1, asked: 0.5, whole: 0.4 }
/** Beside a good text, one that is half as good only distracts. */
const MIN_SHARE_OF_BEST = 0.55
const MAX_WORDS = 12

/** These words ask, but do not say about what. */
const ASKING_WORDS: ReadonlySet<string> = new Set(
  'kas kada kaip kiek kodėl koks kokia kokie kokios kokį kokią kokio kokius kur kuris kuri kam gal jei jeigu kai jau dar tik bet mane mums mūsų jie yra buvo bus būti galiu galima galime gali turiu turi turime turėti privalau privalo reikia noriu nori daryti daryt tai tas nėra visai nors reiškia vyksta gauti gausiu rasti žinoti sužinoti klausimas'
    .split(' ')
    .map(fold),
)

/** A text that has a smaller share of what was asked is not found; the best come first. */
export function createTextFinder<Text extends SearchedText>(texts: readonly Text[], minScore: number) {
  const scorerOf = (wordsIn: (text: Text) => string) =>
    createRelevanceScorer(buildWordIndex(texts.map(wordsIn), lithuanianStems))
  const scorers = [
    { weight: WEIGHTS.title, score: scorerOf(({ title }) => title) },
    { weight: WEIGHTS.asked, score: scorerOf(({ title, alsoAsked = '' }) => `${title} ${alsoAsked}`) },
    {
      weight: WEIGHTS.whole,
      score: scorerOf(({ title, alsoAsked = '', body }) => `${title} ${alsoAsked} ${body}`),
    },
  ]

  return (question: string): Text[] => {
    const scores = new Map<number, number>()
    for (const { weight, score } of scorers) {
      score(
        sayingWords(question),
        () => true,
        (text, { coverage }: Relevance) => {
          scores.set(text, (scores.get(text) ?? 0) + weight * coverage)
        },
      )
    }
    const best = Math.max(...scores.values())
    return [...scores]
      .filter(([, score]) => score >= minScore && score >= MIN_SHARE_OF_BEST * best)
      .sort(([, a], [, b]) => b - a)
      .flatMap(([text]) => texts[text] ?? [])
  }
}

function sayingWords(question: string): string[] {
  const isSaying = (word: string) => word.length > 1 && !ASKING_WORDS.has(fold(word)) && !STOP_WORDS.has(word)
  return [...new Set(wordsOf(question))].filter(isSaying).slice(0, MAX_WORDS)
}
