import { anchorOf } from '#app/shared/text/anchor.ts'
import type { GlossaryTerm } from './parse-glossary.ts'

export interface LetterGroup {
  letter: string
  id: string
  terms: GlossaryTerm[]
}

/** Terms in their order, under the letters that they begin with. */
export function groupByLetter(terms: readonly GlossaryTerm[]): LetterGroup[] {
  const groups: LetterGroup[] = []
  for (const term of terms) {
    const letter = term.term.slice(0, 1).toUpperCase()
    const last = groups.at(-1)
    if (last?.letter === letter) last.terms.push(term)
    else groups.push({ letter, id: `raide-${anchorOf(letter)}`, terms: [term] })
  }
  return groups
}
