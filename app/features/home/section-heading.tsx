import type { ReactNode } from 'react'

interface SectionHeadingProps {
  kicker?: string
  children: ReactNode
  lead?: ReactNode
}

export function SectionHeading({ kicker, children, lead }: SectionHeadingProps) {
  return (
    <div className="max-w-[44rem]">
      {kicker && <p className="kicker">{kicker}</p>}
      <h2 className="text-h2">{children}</h2>
      {lead && <p className="mt-4 text-lg text-ink-2">{lead}</p>}
    </div>
  )
}
