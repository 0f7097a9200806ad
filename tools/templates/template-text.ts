import { fillFigures } from '#app/domain/figures/figure-placeholders.ts'
import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { splitBlanks, type TextPart } from '../../app/features/templates/blanks.ts'

/** Gives a text as it is written into a file: figures filled in, blanks apart. */
export function textParts(text: string): TextPart[] {
  return splitBlanks(plainText(text))
}

export function plainText(text: string): string {
  return typography(fillFigures(text))
}

export const BLANKS_HINT =
  'Laužtiniuose skliaustuose pažymėtas vietas pakeiskite savo duomenimis, o pastabas ištrinkite.'

/** Says where a file comes from and how far it was checked. */
export function originText(reviewed: string): string {
  return typography(`Šablonas tikrintas ${formatDate(reviewed)} Lemia įstatymas ir pirkimo dokumentai.`)
}
