import { LITHUANIAN_CASES, type LithuanianCase } from '#app/shared/text/inflection.ts'
import { type AnyFigureId, formatFigure, isFigureId } from './format-figure.ts'

/** `{claimSimplified accusative}` within a plain text. */
const PLACEHOLDER = /\{(\w+)(?: (\w+))?\}/g

export function fillFigures(text: string): string {
  return splitFigures(text)
    .map((part) => (typeof part === 'string' ? part : formatFigure(part.id, part)))
    .join('')
}

/** The first text in braces that names no figure, or null. */
export function unknownPlaceholder(text: string): string | null {
  const rest = splitFigures(text).filter((part) => typeof part === 'string')
  return /\{[^}]*\}?/.exec(rest.join(' '))?.[0] ?? null
}

type Part = string | { id: AnyFigureId; case: LithuanianCase }

export function splitFigures(text: string): Part[] {
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
