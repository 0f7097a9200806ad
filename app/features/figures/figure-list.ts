import { keysOf } from '#app/domain/data/record.ts'
import { historyOf } from '#app/domain/figures/figure-history.ts'
import { type Figure, figureSections, figures } from '#config/figures.ts'

export type FigureSection = ReturnType<typeof listFigures>[number]
export type ListedFigure = FigureSection['figures'][number]

const ALL = keysOf(figures)

export function listFigures() {
  return keysOf(figureSections).map((group) => ({
    id: figureSections[group].anchor,
    title: figureSections[group].title,
    main: figureSections[group].main,
    intro: figureSections[group].intro,
    figures: ALL.filter((id) => figures[id].group === group && figures[id].replacedBy === null).map((id) => ({
      id,
      figure: figures[id],
      history: historyOf(id),
    })),
  }))
}

/** Tells whether the rule of law behind it was read in secondary sources only. */
export function isSecondary({ group, legalBases }: Figure): boolean {
  return group !== 'practice' && legalBases.every(({ mark }) => mark === 'B')
}

export const FIGURES_CHECKED_ON = ALL.map((id) => figures[id].checkedOn).reduce((a, b) => (a > b ? a : b))
