import * as urls from '#app/shared/urls.ts'
import { Icon } from './icon.tsx'

export interface Crumb {
  label: string
  /** Missing for the page itself. */
  href?: string
}

/** The way from the home page to this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Kelias" data-print="no" className="text-sm text-ink-3">
      <ol className="flex flex-wrap items-center">
        {[{ label: 'Pradžia', href: urls.home }, ...crumbs].map(({ label, href }) => (
          <li key={label} className="flex items-center">
            {href ? (
              <a
                href={href}
                className="target flex items-center text-ink-2 hover:text-ink hover:underline hover:underline-offset-4"
              >
                {label}
              </a>
            ) : (
              <span aria-current="page" className="target flex items-center">
                {label}
              </span>
            )}
            {label !== crumbs.at(-1)?.label && <Icon name="chevron-right" className="mx-1.5 size-4" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
