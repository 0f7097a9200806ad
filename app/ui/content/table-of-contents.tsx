import type { ReactNode } from 'react'
import { Icon } from '#app/ui/components/icon.tsx'
import type { Heading } from './content-file.ts'

interface TableOfContentsProps {
  headings: readonly Heading[]
}

export function SideContents({ headings, children }: TableOfContentsProps & { children?: ReactNode }) {
  return (
    <div data-print="no" className="contents-side">
      <nav aria-label="Turinys">
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
