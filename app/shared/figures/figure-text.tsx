import { Fragment } from 'react'
import { typography } from '#app/shared/text/typography.ts'
import { splitFigures } from './figure-placeholders.ts'
import { type AnyFigureId, type FigureFormat, formatFigure } from './format-figure.ts'

/** The content check trusts numbers that are marked by `data-figure`. */
export function FigureText({ id, ...format }: { id: AnyFigureId } & FigureFormat) {
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
