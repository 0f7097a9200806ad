import { digitsOf } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import type { BrowserView } from './view/browser-view.ts'

/** From the results of a search to the letter of what was searched for: of the code, or of the words. */
export function LetterLink({ view: { query, rows } }: { view: Extract<BrowserView, { kind: 'search' }> }) {
  const [first] = rows
  if (first === undefined) return null
  const isCode = digitsOf(query) !== null
  return (
    <a
      href={isCode ? urls.letterOf([first.code]) : urls.letterOfWords([query])}
      data-print="no"
      className="link list-target text-sm"
    >
      {isCode ? 'Peržiūrėti laišką su šiuo kodu' : 'Peržiūrėti laišką pagal šiuos žodžius'}
    </a>
  )
}
