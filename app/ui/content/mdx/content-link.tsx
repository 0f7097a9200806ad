import type { ReactNode } from 'react'
import { ExternalTextLink } from '#app/ui/components/external-link.tsx'

interface ContentLinkProps {
  href?: string
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
