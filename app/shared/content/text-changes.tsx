import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import * as urls from '#app/shared/urls.ts'
import type { TextChange } from './trust-fields.ts'

const SHOWN_CHANGES = 3

export function TextChanges({ changes }: { changes: readonly TextChange[] }) {
  if (changes.length === 0) return null
  const older = changes.slice(SHOWN_CHANGES)
  return (
    <section aria-labelledby="teksto-pakeitimai" className="text-foot">
      <h2 id="teksto-pakeitimai">Kas pasikeitė</h2>
      <ChangeList changes={changes.slice(0, SHOWN_CHANGES)} />
      {older.length > 0 && (
        <details>
          <summary>Ankstesni pakeitimai</summary>
          <ChangeList changes={older} />
        </details>
      )}
      <p>
        <a href={urls.textChanges} className="link list-target">
          Visų tekstų pakeitimai
        </a>
      </p>
    </section>
  )
}

function ChangeList({ changes }: { changes: readonly TextChange[] }) {
  return (
    <ul>
      {changes.map(({ date, text }) => (
        <li key={date + text} className="text-foot-entry">
          <time dateTime={date}>{formatDate(date)}</time> {typography(text)}
        </li>
      ))}
    </ul>
  )
}
