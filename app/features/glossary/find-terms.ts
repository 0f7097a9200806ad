import type { GlossaryTerm } from './parse-glossary.ts'

export interface FoundTerm {
  anchor: string
  start: number
  end: number
}

/** Finds terms in any grammatical case; the longest form wins. */
export function createTermFinder(terms: readonly Pick<GlossaryTerm, 'anchor' | 'forms'>[]) {
  const forms = terms
    .flatMap(({ anchor, forms }) => forms.map((form) => ({ anchor, form })))
    .map(({ anchor, form }) =>
      form.startsWith('!') ? { anchor: null, form: form.slice(1) } : { anchor, form },
    )
    .sort((a, b) => b.form.length - a.form.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:${forms.map(({ form }) => `(${patternOf(form)})`).join('|')})(?![\\p{L}\\d])`,
    'gu',
  )
  return function findTerms(text: string): FoundTerm[] {
    return [...text.matchAll(pattern)].flatMap((match) => {
      const anchor = forms[match.findIndex((group, index) => index > 0 && group !== undefined) - 1]?.anchor
      return anchor ? [{ anchor, start: match.index, end: match.index + match[0].length }] : []
    })
  }
}

/** `rinkos konsultacij-` matches any ending, any spaces between, and a capital at the start of a sentence. */
function patternOf(form: string): string {
  return form
    .split(' ')
    .map((word, index) => (index === 0 ? eitherCase(word) : word).replace(/-$/, '\\p{Ll}*'))
    .join('\\s+')
}

function eitherCase(word: string): string {
  const [first = '', ...rest] = word
  return first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]${rest.join('')}` : word
}
