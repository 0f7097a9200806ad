import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

/** The way from the top level to the open code; each step leads back to it. */
export function BrowserBreadcrumb({ entries }: { entries: readonly CpvEntry[] }) {
  const last = entries.length - 1
  return (
    <nav aria-label="Kelias">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-sm">
        <li>
          {entries.length === 0 ? (
            <span aria-current="page" className="list-target font-semibold">
              Visi skyriai
            </span>
          ) : (
            <a href={urls.cpvBrowser} className="link list-target">
              Visi skyriai
            </a>
          )}
        </li>
        {entries.map((entry, i) => (
          <li key={entry.code} className="flex min-w-0 items-center gap-1">
            <Icon name="chevron-right" className="size-4 text-ink-3" />
            {i === last ? (
              <span aria-current="page" className="font-semibold">
                {entry.LT}
              </span>
            ) : (
              <a href={urls.cpvBranch(entry.code)} className="link list-target">
                {entry.LT}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
