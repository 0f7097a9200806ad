export const LITHUANIAN_CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental'] as const

export type LithuanianCase = (typeof LITHUANIAN_CASES)[number]

/** Singular and plural of a noun in each case. */
export type NounForms = Record<LithuanianCase, readonly [one: string, few: string]>

const rules = new Intl.PluralRules('lt')

/**
 * The noun as it follows the number: „1 diena“, „5 dienos“, „per 5 dienas“. Ten to twenty and whole tens
 * govern the genitive in every case: „per 10 dienų“.
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
