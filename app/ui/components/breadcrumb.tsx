import * as urls from '#app/ui/urls.ts'
import { Icon } from './icon.tsx'

export interface Crumb {
  label: string
  href?: string
}

/** The steps lead from the home page to this one, which has no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return <Trail label="Kelias" crumbs={[{ label: 'Pradžia', href: urls.home }, ...crumbs]} />
}

export function Trail({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} data-print="no" className="min-w-0 text-sm text-ink-3">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ label, href }, i) => (
          <li key={href ?? label} className={`flex min-w-0 items-center ${href ? '' : 'flex-1 basis-24'}`}>
            {i > 0 && <Icon name="chevron-right" className="mx-1.5 size-4" />}
            {href ? (
              <a
                href={href}
                className="list-target text-ink-2 hover:text-ink hover:underline hover:underline-offset-4"
              >
                {label}
              </a>
            ) : (
              <span aria-current="page" className="list-target min-w-0">
                <span className="truncate">{label}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
