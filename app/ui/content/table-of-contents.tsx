import type { ReactNode } from 'react'
import { Icon } from '#app/ui/components/icon.tsx'
import type { Heading } from './content-file.ts'

/** Root margin: sections above a line a quarter down the window count as reached, however far above. */
const ABOVE_READING_LINE = '1000000px 0px -75%'

interface TableOfContentsProps {
  headings: readonly Heading[]
}

export function SideContents({ headings, children }: TableOfContentsProps & { children?: ReactNode }) {
  return (
    <div data-print="no" className="contents-side">
      <nav aria-label="Turinys" data-contents={ABOVE_READING_LINE}>
        <p className="kicker">Turinys</p>
        <Entries headings={headings} />
      </nav>
      {children}
    </div>
  )
}

export function FoldedContents({ headings }: TableOfContentsProps) {
  return (
    <details data-print="no" className="contents-folded card">
      <summary className="target flex items-center justify-between px-4 py-2 font-semibold">
        Turinys
        <Icon name="chevron-down" className="size-5 text-green transition-transform" />
      </summary>
      <nav aria-label="Turinys">
        <Entries headings={headings} />
      </nav>
    </details>
  )
}

function Entries({ headings }: TableOfContentsProps) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
