import type { ReactNode } from 'react'
import { ExternalTextLink } from '#app/ui/components/external-link.tsx'

export interface ContentLinkProps {
  href?: string | undefined
  /** The build sets it for the links of terms. */
  className?: string
  children?: ReactNode
}

export function ContentLink({ href = '', className = 'link', children }: ContentLinkProps) {
  return /^https?:/.test(href) ? (
    <ExternalTextLink href={href} className="link">
      {children}
    </ExternalTextLink>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
