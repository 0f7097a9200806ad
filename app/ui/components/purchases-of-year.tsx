import type { PropsWithChildren } from 'react'
import type { PurchaseStatistics } from '#app/domain/notices/purchase-statistics.ts'
import { PURCHASE_FORMS } from '#app/domain/notices/recent-purchases.ts'
import { counted, formatNumber } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'

const BY_PURCHASES = ['pirkimą', 'pirkimus', 'pirkimų'] as const
const SIZES = { international: 'tarptautinių', lowValue: 'mažos vertės' } as const
const CONTRACT_FORMS = ['sutartis', 'sutartys', 'sutarčių'] as const

/** What was called for in the last twelve whole months. */
export function PurchasesOfYear({ statistics }: { statistics: PurchaseStatistics }) {
  const { count, months, values, buyers, counties, winners, sourceName } = statistics
  return (
    <section>
      <h2 className="text-h3">Pirkimai per metus</h2>
      <p className="mt-1.5 text-ink-2">
        {months[0]?.name} – {months.at(-1)?.name}: {counted(count, PURCHASE_FORMS)}. Šaltinis:{' '}
        {typography(sourceName)}.
      </p>
      <Bars months={months} />
      <details className="max-w-[27rem]">
        <summary className="link inline-flex min-h-11 items-center text-sm">Skaičiai pagal mėnesius</summary>
        <Counts rows={months} />
      </details>
      {values.map(({ size, known, low, median, high }) => (
        <p key={size} className="mt-4 mb-5 max-w-prose">
          <strong>
            Tipinė numatoma {SIZES[size]} pirkimų vertė&nbsp;– {formatNumber(median)}&nbsp;Eur be&nbsp;PVM
          </strong>
          , pusės jų&nbsp;– nuo&nbsp;{formatNumber(low)} iki&nbsp;{formatNumber(high)}&nbsp;Eur (mediana
          ir&nbsp;kvartiliai pagal {counted(known, BY_PURCHASES)} su nurodyta verte).
        </p>
      ))}
      <div className="gap-x-10 sm:columns-2">
        {buyers.rows.length > 1 && <Counts title="Kas perka dažniausiai" rows={buyers.rows} />}
        {counties.total * 2 >= count && <Counts title="Kuriose apskrityse perkama" rows={counties.rows} />}
        {winners.rows.length > 0 && (
          <Counts title="Kas laimi dažniausiai" rows={winners.rows}>
            Iš viso {counted(winners.total, CONTRACT_FORMS)} su vienu laimėtoju (šaltinis: TED); rodomi
            laimėję bent 3&nbsp;kartus.
          </Counts>
        )}
      </div>
    </section>
  )
}

/** The table says the same as the bars. */
function Bars({ months }: Pick<PurchaseStatistics, 'months'>) {
  const most = Math.max(...months.map(({ count }) => count))
  return (
    <svg
      viewBox="0 0 350 100"
      className="mt-4 w-full max-w-[27rem] fill-ink-2 text-[0.8rem]"
      aria-hidden="true"
    >
      {months.map(({ name, number, count }, i) => (
        <g key={name} transform={`translate(${i * 30 + 10} 0)`} textAnchor="middle">
          <path d={`M0 80v${(-count / most) * 62}`} strokeWidth="20" className="stroke-green" />
          <text y={75 - (count / most) * 62}>{count}</text>
          <text y="96">{number}</text>
        </g>
      ))}
    </svg>
  )
}

function Counts(props: PropsWithChildren<{ title?: string; rows: PurchaseStatistics['buyers']['rows'] }>) {
  return (
    <table className="mb-6 w-full break-inside-avoid">
      <caption className="text-left text-sm text-ink-3">
        {props.title && <h3 className="text-base font-semibold text-ink">{props.title}</h3>}
        {props.children}
      </caption>
      <tbody>
        {props.rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" className="pt-1.5 pr-4 text-left font-normal">
              {typography(name)}
            </th>
            <td className="pt-1.5 text-right align-top text-ink-2">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
