import { acts, type Figure, figures } from '#config/figures.ts'
import { findAll, type Page, textOf } from '../html.ts'

const FIGURES: Readonly<Record<string, Figure>> = figures

/** The sources of a text include an act of each figure that it states; legal pages need them only to cite another law. */
export function checkCitations({ root }: Page): string[] {
  const sources = findAll(root, ({ attributes }) => attributes.id === 'saltiniai')
  if (sources.length === 0) {
    const cited = findAll(root, ({ attributes }) => attributes['data-not-figure'] === 'other-law')
    return cited.length === 0 ? [] : ['the text has no sources']
  }
  const named = sources.map(textOf).join(' ').replaceAll('\u00a0', ' ')
  const ids = findAll(root, ({ attributes }) => 'data-figure' in attributes).map(
    ({ attributes }) => attributes['data-figure'] ?? '',
  )
  return [...new Set(ids)].flatMap((id) => {
    const legalBases = FIGURES[id]?.legalBases ?? []
    return legalBases.length === 0 || legalBases.some(({ act }) => named.includes(acts[act].name))
      ? []
      : [`sources: none is an act of the figure ${id}`]
  })
}
