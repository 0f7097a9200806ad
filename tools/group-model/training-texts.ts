import { withActivityNouns } from '#app/domain/text/activity-nouns.ts'
import { keywordsOf, wordsOfQuery } from '#app/features/cpv/search/cpv-search.ts'
import { listGroups } from '#app/features/cpv/search/groups/group-classifier.ts'
import { readFeatures } from '#app/features/cpv/search/groups/text-features.ts'
import type { Synonym } from '#app/features/cpv/search/synonyms/synonyms.ts'
import type { CpvEntry } from '#app/features/cpv/vocabulary/cpv-entry.ts'

export interface TrainingSources {
  entries: readonly CpvEntry[]
  synonyms: readonly Synonym[]
  titles: readonly { title: string; codes: readonly string[] }[]
}

export interface TrainingText {
  rows: Uint32Array
  /** One for each row. */
  values: Float64Array
  /** How much of the text belongs to which group. */
  shares: readonly { group: number; share: number }[]
  weight: number
}

const ENGLISH_WEIGHT = 0.5
/** The first code of a phrase is the best one. */
const SHARES = [1, 0.5, 0.3]
const LAST_SHARE = 0.2

/** What the repository says about groups: names in both languages, words of suppliers, titles of notices. */
export function readTrainingTexts({ entries, synonyms, titles }: TrainingSources): TrainingText[] {
  const groups = listGroups(entries)

  function sharesOf(codes: readonly string[]): TrainingText['shares'] {
    const shares = codes.map((code, rank) => ({
      group: groups.indexOf(code.slice(0, 3).padEnd(3, '0')),
      share: SHARES[rank] ?? LAST_SHARE,
    }))
    const known = shares.filter(({ group }) => group !== -1)
    const sum = known.reduce((total, { share }) => total + share, 0)
    return known.map(({ group, share }) => ({ group, share: share / sum }))
  }

  const read = (words: readonly string[], codes: readonly string[], weight = 1) => {
    return { ...vectorOf(words), shares: sharesOf(codes), weight }
  }
  return [
    ...entries.map(({ code, LT }) => read(keywordsOf(LT), [code])),
    ...entries.map(({ code, EN }) => read(keywordsOf(EN), [code], ENGLISH_WEIGHT)),
    ...synonyms.map(({ phrase, prefixes }) => read(wordsOfQuery(withActivityNouns(phrase)), prefixes)),
    ...titles.map(({ title, codes }) => read(wordsOfQuery(title), codes)),
  ]
}

function vectorOf(words: readonly string[]): Pick<TrainingText, 'rows' | 'values'> {
  const rows: number[] = []
  const weights: number[] = []
  const length = readFeatures(words, (row, weight) => {
    rows.push(row)
    weights.push(weight)
  })
  return { rows: Uint32Array.from(rows), values: Float64Array.from(weights, (weight) => weight / length) }
}
