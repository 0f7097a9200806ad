import type { ReactNode } from 'react'

interface SectionHeadingProps {
  children: ReactNode
  lead?: ReactNode
}

export function SectionHeading({ children, lead }: SectionHeadingProps) {
  return (
    <div className="max-w-[44rem]">
      <h2 className="text-h2">{children}</h2>
      {lead && <p className="mt-3 text-ink-2 sm:mt-4 sm:text-lg">{lead}</p>}
    </div>
  )
}
