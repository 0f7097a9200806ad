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
      {hasIcon ? <WithIcon>{children}</WithIcon> : children}
      <span className="sr-only"> (atsidaro naujame lange)</span>
    </a>
  )
}

/** The icon never begins a line: it stays with the last word. */
function WithIcon({ children }: { children: ReactNode }) {
  const text = typeof children === 'string' ? children : ''
  const lastWord = text.lastIndexOf(' ') + 1
  const icon = (
    <Icon name="external-link" className="-mr-[0.15em] ml-0.5 inline size-[0.9em] align-baseline" />
  )
  if (lastWord === 0) {
    return (
      <>
        {children}
        {icon}
      </>
    )
  }
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {text.slice(lastWord)}
        {icon}
      </span>
    </>
  )
}
