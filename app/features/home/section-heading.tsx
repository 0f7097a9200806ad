import type { ReactNode } from 'react'

interface SectionHeadingProps {
  id?: string
  children: ReactNode
  lead?: ReactNode
}

export function SectionHeading({ id, children, lead }: SectionHeadingProps) {
  return (
    <div className="max-w-[44rem]">
      <h2 id={id} className="text-h2">
        {children}
      </h2>
      {lead && <p className="mt-4 text-lg text-ink-2">{lead}</p>}
    </div>
  )
}
