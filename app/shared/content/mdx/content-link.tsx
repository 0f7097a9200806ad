import type { ReactNode } from 'react'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'

/** Our own pages stay in the tab, other sites open in a new one. */
export function ContentLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  return /^https?:/.test(href) ? (
    <ExternalLink href={href} className="link">
      {children}
    </ExternalLink>
  ) : (
    <a href={href} className="link">
      {children}
    </a>
  )
}
