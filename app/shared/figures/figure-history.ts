import { type Figure, type FigureId, figures } from '#config/figures.ts'

type Entry = readonly [id: string, figure: Figure]

const ALL: readonly Entry[] = Object.entries(figures)

/** The figures that this one replaced, the newest first. */
export function historyOf(id: FigureId): Entry[] {
  return ALL.filter(([, { replacedBy }]) => replacedBy === id).sort(([, a], [, b]) =>
    (b.validFrom ?? '').localeCompare(a.validFrom ?? ''),
  )
}
