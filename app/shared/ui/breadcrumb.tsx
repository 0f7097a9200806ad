import * as urls from '#app/shared/urls.ts'
import { Icon } from './icon.tsx'

export interface Crumb {
  label: string
  href?: string
}

/** `page` begins at the home page, `codes` within the vocabulary. */
const VARIANTS = {
  page: {
    nav: 'text-ink-3',
    item: '',
    link: 'target flex items-center text-ink-2 hover:text-ink hover:underline hover:underline-offset-4',
    current: 'target flex items-center',
    chevron: 'mx-1.5',
  },
  codes: {
    nav: '',
    item: 'min-w-0',
    link: 'link list-target',
    current: 'list-target font-semibold',
    chevron: 'mx-1 text-ink-3',
  },
} as const

interface BreadcrumbProps {
  crumbs: readonly Crumb[]
  variant?: keyof typeof VARIANTS
}

export function Breadcrumb({ crumbs, variant = 'page' }: BreadcrumbProps) {
  const { nav, item, link, current, chevron } = VARIANTS[variant]
  const steps = variant === 'page' ? [{ label: 'Pradžia', href: urls.home }, ...crumbs] : crumbs
  return (
    <nav aria-label="Kelias" data-print="no" className={`text-sm ${nav}`}>
      <ol className="flex flex-wrap items-center">
        {steps.map(({ label, href }, i) => (
          <li key={href ?? label} className={`flex items-center ${item}`}>
            {href ? (
              <a href={href} className={link}>
                {label}
              </a>
            ) : (
              <span aria-current="page" className={current}>
                {label}
              </span>
            )}
            {i < steps.length - 1 && <Icon name="chevron-right" className={`size-4 ${chevron}`} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
