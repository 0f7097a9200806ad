import { deadlineText } from '#app/domain/notices/deadline.ts'
import { countText, type OpenPurchase, type RecentPurchases } from '#app/domain/notices/recent-purchases.ts'
import { sourcesText, staleText } from '#app/domain/notices/source-texts.ts'
import { daysLeftText } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { ExternalTextLink } from './external-link.tsx'

interface OpenPurchasesProps {
  purchases: RecentPurchases
  showsBuyers: boolean
  more?: string | null
}

export function OpenPurchases({ purchases, showsBuyers, more }: OpenPurchasesProps) {
  const { open, sources, day } = purchases
  return (
    <>
      {purchases.isStale && (
        <p className="mt-3 bg-amber-soft px-4 py-2.5 text-sm font-semibold text-amber">
          {staleText(purchases, day)}
        </p>
      )}
      <p className="mt-1.5 text-ink-2">
        {countText(purchases)} {more}
      </p>
      {open.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {open.map((purchase) => (
            <li key={purchase.id} className="border-b border-line py-3">
              <Purchase purchase={purchase} day={day} showsBuyer={showsBuyers} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-3">{sourcesText(sources, day)}.</p>
    </>
  )
}

function Purchase({
  purchase,
  day,
  showsBuyer,
}: {
  purchase: OpenPurchase
  day: string
  showsBuyer: boolean
}) {
  const { title, buyer, value, ends, url, notes } = purchase
  return (
    <>
      <p className="leading-snug font-semibold">
        {url ? (
          <ExternalTextLink href={url} className="link inline-block py-0.5">
            {typography(title)}
          </ExternalTextLink>
        ) : (
          typography(title)
        )}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-ink-2">
        {showsBuyer && <span>{typography(buyer)}</span>}
        {notes.length > 0 && <span>{notes.join('; ')}</span>}
        {value && <span className="whitespace-nowrap">{value} be&nbsp;PVM</span>}
        <span className="font-semibold whitespace-nowrap text-amber">
          iki {deadlineText(ends, day)}, {daysLeftText(ends.day, day)}
        </span>
      </p>
    </>
  )
}
