export const LITHUANIAN_CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental'] as const

export type LithuanianCase = (typeof LITHUANIAN_CASES)[number]

export type NounForms = Record<LithuanianCase, readonly [one: string, few: string]>

const rules = new Intl.PluralRules('lt')

/**
 * Returns the noun without its number: „diena“ for 1, „dienos“ for 5, „dienas“ for 5 in the accusative. Ten to twenty
 * and whole tens always take the genitive, „dienų“.
 */
export function inflected(count: number, forms: NounForms, nounCase: LithuanianCase = 'nominative'): string {
  switch (rules.select(count)) {
    case 'one':
      return forms[nounCase][0]
    case 'few':
      return forms[nounCase][1]
    default:
      return forms.genitive[1]
  }
}
