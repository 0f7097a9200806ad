import { NATURES } from '#app/domain/cpv/nature.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import * as urls from '#app/ui/urls.ts'
import type { Basket } from '../basket/store/use-basket.ts'
import type { SearchView } from './view/code-browser-view.ts'

/** The link of the chosen nature leads back to all results. */
export function NatureLinks({ view, basket }: { view: SearchView; basket: Basket }) {
  const { query, natures = [], nature: chosen } = view
  if (natures.length < 2) return null
  return (
    <nav
      aria-label="Prekės, darbai ar paslaugos"
      data-print="no"
      className="mt-3 mb-5 flex flex-wrap gap-2 text-sm"
    >
      {natures.map(({ nature, count }) => (
        <a
          key={nature}
          href={withCodes(urls.cpvSearch(query, undefined, nature === chosen ? null : nature), basket.kept)}
          aria-current={nature === chosen || undefined}
          className="list-target rounded-full border border-line-strong px-3.5 text-ink-2 no-underline hover:border-green aria-[current]:border-green aria-[current]:bg-green-soft aria-[current]:font-semibold"
        >
          {NATURES[nature]} {count}
          {nature === chosen && <span className="sr-only">: rodyti viską</span>}
        </a>
      ))}
    </nav>
  )
}
