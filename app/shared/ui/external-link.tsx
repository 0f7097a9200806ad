import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string
  hasIcon?: boolean
}

/** A link to another site: opens in a new tab and says so to screen readers. */
export function ExternalLink({ href, children, className, hasIcon = true }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      {hasIcon && (
        <Icon name="external-link" className="-mr-[0.15em] ml-0.5 inline size-[0.9em] align-baseline" />
      )}
      <span className="sr-only"> (atsidaro naujame lange)</span>
    </a>
  )
}
