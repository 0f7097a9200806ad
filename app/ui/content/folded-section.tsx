import type { ReactNode } from 'react'
import type { Heading } from './content-file.ts'

/** Small print at the end of a text is closed until somebody asks for it. */
export function FoldedSection({ heading, children }: { heading: Heading; children: ReactNode }) {
  return (
    <details id={heading.id} className="text-foot">
      <summary>
        <h2>{heading.text}</h2>
      </summary>
      {children}
    </details>
  )
}
