import { type Figure, figures } from '#config/figures.ts'

export type FigureStatus = 'coming' | 'inForce' | 'expired'

export function statusOn(
  { validFrom, validTo }: Pick<Figure, 'validFrom' | 'validTo'>,
  day: string,
): FigureStatus {
  if (validFrom !== null && day < validFrom) return 'coming'
  return validTo !== null && day > validTo ? 'expired' : 'inForce'
}

const MAX_CHECK_AGE_DAYS = 180
const ENDING_SOON_DAYS = 60

/** Lists figures that somebody has to look up again, among them those already out of force. */
export function figuresToRecheck(day: string, table: Readonly<Record<string, Figure>> = figures) {
  const today = Temporal.PlainDate.from(day)
  const oldestCheck = today.subtract({ days: MAX_CHECK_AGE_DAYS }).toString()
  const nextEnd = today.add({ days: ENDING_SOON_DAYS }).toString()
  const current = Object.entries(table).filter(([, { replacedBy }]) => replacedBy === null)
  const idsOf = (isDue: (figure: Figure) => boolean) =>
    current.filter(([, figure]) => isDue(figure)).map(([id]) => id)
  return {
    uncheckedFor180Days: idsOf(({ checkedOn }) => checkedOn < oldestCheck),
    endingWithin60Days: idsOf(({ validTo }) => validTo !== null && validTo <= nextEnd),
  }
}
