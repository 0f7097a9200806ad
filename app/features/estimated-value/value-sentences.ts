import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import type { Figure } from '#config/figures.ts'
import { FIRST_THRESHOLDS, type ValueResult } from './value-result.ts'

/** The texts have placeholders of figures. */
export function undeterminedText(result: Exclude<ValueResult, { kind: 'determined' }>): {
  heading: string
  text: string
} {
  switch (result.kind) {
    case 'notPublished':
      return {
        heading: 'Ribos dar nepaskelbtos',
        text: `ES vertės ribos keičiasi kas {thresholdReview accusative}. Nuo ${formatDate(result.from)} galiosiančios ribos dar nepaskelbtos, todėl tokio pirkimo rūšies pasakyti negalime.`,
      }
    case 'tooOld':
      return {
        heading: 'Tokių senų ribų neturime',
        text: `Turime tik nuo ${FIRST_THRESHOLDS.slice(0, 4)} m. galiojusias ribas, todėl ankstesnio pirkimo rūšies pasakyti negalime.`,
      }
    case 'lowValueUnknown':
      return {
        heading: 'Supaprastintas, galbūt mažos vertės',
        text: 'Tarptautinio pirkimo ribos vertė nesiekia. Ar pirkimas mažos vertės, patikrinkite tuometėje įstatymo redakcijoje.',
      }
  }
}

export function validityOf({
  validFrom,
  validTo,
  checkedOn,
}: Pick<Figure, 'validFrom' | 'validTo' | 'checkedOn'>): string {
  if (validFrom && validTo)
    return `galiojimo laikas\u00a0– nuo ${formatDate(validFrom)} iki ${formatDate(validTo)}`
  if (validFrom) return `galioja nuo ${formatDate(validFrom)}`
  return validTo ? `galioja iki ${formatDate(validTo)}` : `patikrinta ${formatDate(checkedOn)}`
}
