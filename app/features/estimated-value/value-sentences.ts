import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { formatCents } from '#app/domain/text/money.ts'
import { citation } from '#app/ui/figures/legal-basis.tsx'
import { acts, type Figure } from '#config/figures.ts'
import { centsOf, type LotsResult, type ValueResult } from './value-result.ts'

type DeterminedValue = Extract<ValueResult, { kind: 'determined' }>

/** The thresholds were in force on the day that was asked about, which need not be today. */
export function comparison({ procurement, thresholds }: DeterminedValue, value: number): string {
  const international = centsOf(thresholds.international)
  const lowValue = thresholds.lowValue && formatCents(centsOf(thresholds.lowValue))
  switch (procurement) {
    case 'international':
      return `Vertė ${value > international ? 'didesnė už' : 'siekia'} tarptautinio pirkimo ribą, ${formatCents(international)}.`
    case 'simplified':
      return `Vertė mažesnė už tarptautinio pirkimo ribą, ${formatCents(international)}, bet ne mažesnė už mažos vertės pirkimo ribą, ${lowValue}.`
    case 'lowValue':
      return `Vertė mažesnė už mažos vertės pirkimo ribą, ${lowValue}. Mažos vertės pirkimas – supaprastinto pirkimo rūšis.`
  }
}

/** The text has a placeholder of a figure. */
export function lotsRule({ rule, threshold, allowance }: LotsResult): string {
  const limit = formatCents(centsOf(threshold))
  if (rule === 'lowValueLots')
    return `Dalį galima pirkti kaip mažos vertės pirkimą, jei visų tokių dalių suma mažesnė kaip ${limit} (${inBothLaws('9 dalis')}).`
  return `Dalį galima pirkti supaprastintai, jei jos vertė mažesnė kaip ${limit}, o visų taip ir kaip mažos vertės perkamų dalių suma neviršija {smallLotShare} pirkimo vertės (čia – ${formatCents(allowance)}; ${inBothLaws('8–\u206010 dalys')}).`
}

function inBothLaws(parts: string): string {
  return [citation(acts.vpi, `5 straipsnio ${parts}`), citation(acts.pi, `13 straipsnio ${parts}`)].join(', ')
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
