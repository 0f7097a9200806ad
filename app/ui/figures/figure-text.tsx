import { Fragment } from 'react'
import { splitFigures } from '#app/domain/figures/figure-placeholders.ts'
import { type FigureFormat, formatFigure } from '#app/domain/figures/format-figure.ts'
import { typography } from '#app/domain/text/typography.ts'
import type { FigureId } from '#config/figures.ts'

/** The content check trusts numbers that are marked by `data-figure`. */
export function FigureText({ id, ...format }: { id: FigureId } & FigureFormat) {
  return (
    <span className="whitespace-nowrap" data-figure={id}>
      {formatFigure(id, format)}
    </span>
  )
}

export function TextWithFigures({ text }: { text: string }) {
  return splitFigures(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>{typeof part === 'string' ? typography(part) : <FigureText {...part} />}</Fragment>
  ))
}
