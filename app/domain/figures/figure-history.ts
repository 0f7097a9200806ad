import { typography } from '#app/domain/text/typography.ts'
import { type Figure, type FigureId, figures } from '#config/figures.ts'

type Entry = readonly [id: string, figure: Figure]

const ALL: readonly Entry[] = Object.entries(figures)

/** Lists the figures that this one replaced, the newest first. */
export function historyOf(id: FigureId): Entry[] {
  return ALL.filter(([, { replacedBy }]) => replacedBy === id).sort(([, a], [, b]) =>
    (b.validFrom ?? '').localeCompare(a.validFrom ?? ''),
  )
}

export function periodOf({ validFrom, validTo, knownPeriod }: Figure): string | null {
  if (knownPeriod !== null) return typography(knownPeriod)
  return validFrom && validTo && `${validFrom.slice(0, 4)}–${validTo.slice(0, 4)}\u00a0m.`
}
