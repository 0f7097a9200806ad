import type { FigureId } from '#config/figures.ts'
import { CASES, type FigureFormat, formatFigure, isFigureId } from './format-figure.ts'

/** A plain text may have `{claimSimplified accusative}` or `{claimSimplified number}`. */
const PLACEHOLDER = /\{(\w+)(?: (\w+))?\}/g

export function fillFigures(text: string): string {
  return splitFigures(text)
    .map((part) => (typeof part === 'string' ? part : formatFigure(part.id, part)))
    .join('')
}

/** Returns the first text in braces that names no figure, or null. */
export function unknownPlaceholder(text: string): string | null {
  const rest = splitFigures(text).filter((part) => typeof part === 'string')
  return /\{[^}]*\}?/.exec(rest.join(' '))?.[0] ?? null
}

type Part = string | ({ id: FigureId } & FigureFormat)

export function splitFigures(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [whole, id = '', form = 'nominative'] = match
    const nounCase = CASES.find((name) => name === form)
    if (!isFigureId(id) || !(nounCase || form === 'number')) continue
    parts.push(text.slice(end, match.index), { id, case: nounCase, as: nounCase ? 'full' : 'number' })
    end = match.index + whole.length
  }
  return [...parts, text.slice(end)]
}
