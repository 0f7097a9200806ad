import * as v from 'valibot'
import pages from '#content/official-pages.json' with { type: 'json' }
import { type ActId, acts } from './acts.ts'
import { known, lookup, text } from './read-table.ts'

const IDS = Object.keys(acts).filter((id): id is ActId => Object.hasOwn(acts, id))
const ACTS = new Map(IDS.map((id) => [acts[id].short, id]))
const PAGES = new Map(Object.entries(pages).map(([title, url]) => [title, { title, url }]))

/** A: an official page or the act itself was read. B: a professional secondary source was read. */
export const mark = v.picklist(['A', 'B'], 'must be A (official text read) or B (secondary source read)')

export const legalBasisRow = v.strictObject({
  act: lookup((short) => ACTS.get(short), 'the short name of an act of content/acts.json'),
  article: v.optional(text),
  mark,
  read: v.optional(lookup((title) => PAGES.get(title), 'a title of content/official-pages.json')),
})

export interface LegalBasis {
  act: ActId
  /** The article is as „102 straipsnio 1 dalis“; null when it is not known. */
  article: string | null
  mark: 'A' | 'B'
  /** This page was read instead of the act. */
  read: { title: string; url: string } | null
}

export function readLegalBasis(row: v.InferOutput<typeof legalBasisRow>): LegalBasis {
  const { act, article = null, mark, read } = row
  return { act: known(ACTS.get(act)), article, mark, read: PAGES.get(read ?? '') ?? null }
}

/** The act itself was read. */
export function officialBasis(act: ActId, article: string): LegalBasis {
  return { act, article, mark: 'A', read: null }
}
