import type { GlossaryTerm } from './parse-glossary.ts'

export interface FoundTerm {
  anchor: string
  start: number
  end: number
}

/** Finds terms in running text, in whatever case they stand; the longest form wins. */
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

/** `rinkos konsultacij-` → the words with any ending and any spaces between; a sentence may begin with it. */
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
