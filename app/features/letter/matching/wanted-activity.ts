import { type CpvCode, isGoods } from '#app/domain/cpv/cpv-code.ts'
import type { SearchPhrase, TitleWords } from './title-phrases.ts'

/** These are beginnings of folded words; those of one activity mean the same to a buyer. */
export const RENTAL = /^nuom/
const ACTIVITIES = [RENTAL, /^(?:remont|prieziur|taisym|servis|aptarnav)/]

/** Tells whether a phrase asks for rental or upkeep (or for the given ones), and not for the thing itself. */
export function asksForActivity(phrase: SearchPhrase, activities = ACTIVITIES): boolean {
  return activities.some((activity) => says(phrase.flat(), activity))
}

/** Tells rental and upkeep from each other and from goods, where the typed words say which one is wanted. Who names goods alone sells them: rental is another activity. */
export function createActivityTest(
  typedPhrases: readonly SearchPhrase[],
  codes: readonly CpvCode[],
): (title: TitleWords) => boolean {
  const stems = typedPhrases.flat(2)
  const wanted = ACTIVITIES.filter((activity) => says(stems, activity))
  const isSeller = wanted.length === 0 && codes.length > 0 && codes.every(isGoods)
  if (isSeller) return ({ keywords }) => !says([...keywords.keys()], RENTAL)
  if (wanted.length === 0) return () => true
  return ({ keywords }) => wanted.some((activity) => says([...keywords.keys()], activity))
}

function says(stems: readonly string[], activity: RegExp): boolean {
  return stems.some((stem) => activity.test(stem))
}
