import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string
  hasIcon?: boolean
}

export function ExternalLink({ href, children, className, hasIcon = true }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      {hasIcon && <ExternalIcon />}
      <span className="sr-only"> (atsidaro naujame lange)</span>
    </a>
  )
}

interface SourceLinkProps {
  href: string | null | undefined
  className?: string
  children: ReactNode
}

/** Not every source has an address. */
export function SourceLink({ href, className = 'link', children }: SourceLinkProps) {
  if (!href) return children
  return (
    <ExternalLink href={href} className={className} hasIcon={false}>
      {children}
    </ExternalLink>
  )
}

/** A longer word must be free to break. */
const MAX_UNBROKEN_LETTERS = 24

/** In running text the icon stays with the last word, so that it never begins a line. */
export function ExternalTextLink({ children, ...link }: Omit<ExternalLinkProps, 'hasIcon'>) {
  if (typeof children !== 'string') return <ExternalLink {...link}>{children}</ExternalLink>
  const lastWord = children.slice(children.lastIndexOf(' ') + 1)
  if (lastWord.length > MAX_UNBROKEN_LETTERS) return <ExternalLink {...link}>{children}</ExternalLink>
  return (
    <ExternalLink {...link} hasIcon={false}>
      {children.slice(0, children.length - lastWord.length)}
      <span className="whitespace-nowrap">
        {lastWord}
        <ExternalIcon />
      </span>
    </ExternalLink>
  )
}

function ExternalIcon() {
  return <Icon name="external-link" className="-mr-[0.15em] ml-0.5 inline size-[0.9em] align-baseline" />
}
