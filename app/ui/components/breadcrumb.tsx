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

/** On phones it is one line. */
export function Trail({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} data-print="no" className="min-w-0 text-sm text-ink-3">
      <ol className="flex items-center sm:flex-wrap">
        {crumbs.map(({ label, href }, i) => (
          <li key={href ?? label} className={`crumb ${href ? '' : 'flex-1 basis-24'}`}>
            {i > 0 && <Icon name="chevron-right" className="mx-1.5 size-4" />}
            {href ? (
              <a
                href={href}
                className="list-target min-w-0 text-ink-2 hover:text-ink hover:underline hover:underline-offset-4"
              >
                <span className="truncate">{label}</span>
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
