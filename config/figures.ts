import * as v from 'valibot'
import claims from '#content/figures/claims.json' with { type: 'json' }
import contracts from '#content/figures/contracts.json' with { type: 'json' }
import court from '#content/figures/court.json' with { type: 'json' }
import evaluation from '#content/figures/evaluation.json' with { type: 'json' }
import inHouse from '#content/figures/in-house.json' with { type: 'json' }
import lowValue from '#content/figures/low-value.json' with { type: 'json' }
import practice from '#content/figures/practice.json' with { type: 'json' }
import results from '#content/figures/results.json' with { type: 'json' }
import suppliers from '#content/figures/suppliers.json' with { type: 'json' }
import tenders from '#content/figures/tenders.json' with { type: 'json' }
import thresholds from '#content/figures/thresholds.json' with { type: 'json' }
import { figureRow } from './figures/figure-row.ts'
import { readTable } from './figures/read-table.ts'

/** The order is that of the page of all figures. */
export const figureSections = {
  thresholds,
  lowValue,
  tenders,
  suppliers,
  evaluation,
  results,
  claims,
  court,
  contracts,
  inHouse,
  practice,
}

type Sections = typeof figureSections

export type Figure = v.InferOutput<typeof figureRow> & { group: string }

export type FigureId = { [Group in keyof Sections]: keyof Sections[Group]['figures'] }[keyof Sections]

/** Every threshold, time limit and percentage of the law that the site states stands here, one source for all pages. */
export const figures: Readonly<Record<FigureId, Figure>> = Object.assign(
  {},
  ...Object.entries<{ figures: Readonly<Record<string, unknown>> }>(figureSections).map(
    ([group, section]) => {
      const file = `content/figures/${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`
      const row = v.pipe(
        figureRow,
        v.transform((fields): Figure => ({ ...fields, group })),
      )
      return readTable(file, section.figures, row)
    },
  ),
)

export { default as parties } from '#content/parties.json' with { type: 'json' }
export { type Act, type ActId, acts } from './figures/acts.ts'
export type { Bound } from './figures/figure-row.ts'
export { type FigureValue, parseValue } from './figures/figure-value.ts'
export { type LegalBasis, officialBasis } from './figures/legal-basis.ts'
