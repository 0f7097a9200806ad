import { Fragment } from 'react'
import { LITHUANIAN_CASES, type LithuanianCase } from '#app/shared/text/inflection.ts'
import { typography } from '#app/shared/text/typography.ts'
import { type AnyFigureId, type FigureFormat, formatFigure, isFigureId } from './format-figure.ts'

/** A figure of the table within a sentence; the content check trusts numbers that are marked so. */
export function FigureValue({ id, ...format }: { id: AnyFigureId } & FigureFormat) {
  return (
    <span className="whitespace-nowrap" data-figure={id}>
      {formatFigure(id, format)}
    </span>
  )
}

/** `{claimSimplified accusative}` within a plain text of the front matter. */
const PLACEHOLDER = /\{(\w+)(?: (\w+))?\}/g

/** Plain text with placeholders of figures, shown to readers. */
export function TextWithFigures({ text }: { text: string }) {
  return splitFigures(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>
      {typeof part === 'string' ? typography(part) : <FigureValue id={part.id} case={part.case} />}
    </Fragment>
  ))
}

/** The same text for machines: structured data. */
export function fillFigures(text: string): string {
  return splitFigures(text)
    .map((part) => (typeof part === 'string' ? part : formatFigure(part.id, part)))
    .join('')
}

/** What is in braces and names no figure, or null. */
export function unknownPlaceholder(text: string): string | null {
  const rest = splitFigures(text).filter((part) => typeof part === 'string')
  return /\{[^}]*\}?/.exec(rest.join(' '))?.[0] ?? null
}

type Part = string | { id: AnyFigureId; case: LithuanianCase }

function splitFigures(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [whole, id = '', caseName = 'nominative'] = match
    const nounCase = LITHUANIAN_CASES.find((name) => name === caseName)
    if (!isFigureId(id) || !nounCase) continue
    parts.push(text.slice(end, match.index), { id, case: nounCase })
    end = match.index + whole.length
  }
  return [...parts, text.slice(end)]
}
