import type { ReactNode } from 'react'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import * as urls from '#app/ui/urls.ts'
import { AddButton } from '../basket/add-button.tsx'
import type { Basket } from '../basket/store/use-basket.ts'
import type { Mark } from '../search/highlight.ts'
import { CodeRow, NAME_LINK } from './code-row.tsx'
import type { SearchRow } from './view/code-browser-view.ts'

interface ResultRowProps {
  row: SearchRow
  basket: Basket
  className: string | undefined
}

export function ResultRow({ row, basket, className = '' }: ResultRowProps) {
  return (
    <li className={`transition-colors hover:bg-paper ${className}`}>
      <CodeRow
        entry={row}
        code={<Marked text={row.code} marks={row.marks.code} />}
        name={
          <a href={withCodes(urls.cpvCode(row.code), basket.kept)} className={NAME_LINK}>
            <Marked text={row.LT} marks={row.marks.LT} />
          </a>
        }
        isEnglishOptional={row.marks.EN.length === 0}
        english={<Marked text={row.EN} marks={row.marks.EN} />}
        below={<Parent path={row.path} />}
        actions={<AddButton entry={row} basket={basket} />}
      />
    </li>
  )
}

/** Names the nearest code above; phones do not show a division, whose name is long and whose digits begin the code. */
function Parent({ path }: { path: readonly string[] }) {
  if (path.length === 0) return null
  const onPhones = path.length === 1 ? 'max-sm:hidden' : ''
  return <p className={`mt-1 text-xs leading-snug text-ink-3 ${onPhones}`}>{path.at(-1)}</p>
}

function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (marks.length === 0) return text
  const parts: ReactNode[] = []
  let from = 0
  for (const [start, end] of marks) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className="rounded-[3px] bg-amber-line text-inherit">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  return [...parts, text.slice(from)]
}
