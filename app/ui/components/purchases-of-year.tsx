import type { PropsWithChildren } from 'react'
import type { PurchaseStatistics } from '#app/domain/notices/purchase-statistics.ts'
import { formatCalendarMonth } from '#app/domain/text/lithuanian-date.ts'
import { counted, formatNumber } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'

const PURCHASE_FORMS = ['pirkimas', 'pirkimai', 'pirkimų'] as const
const OF_PURCHASES = ['pirkimo', 'pirkimų', 'pirkimų'] as const
const OF_CONTRACTS = ['sutarties', 'sutarčių', 'sutarčių'] as const

/** What was called for in the last twelve whole months. */
export function PurchasesOfYear({ statistics }: { statistics: PurchaseStatistics }) {
  const { count, months, values, buyers, counties, winners, sourceName } = statistics
  const [low, median, high] = (values?.quartiles ?? []).map((value) => formatNumber(Math.round(value)))
  return (
    <section>
      <h2 className="text-h3">Pirkimai per metus</h2>
      <p className="mt-1.5 text-ink-2">
        {monthOf(months[0])} – {monthOf(months.at(-1))}: {counted(count, PURCHASE_FORMS)}. Šaltinis:{' '}
        {sourceName}.
      </p>
      <Months months={months} />
      {values && (
        <p className="mt-4 max-w-prose">
          <strong>Tipinė numatoma vertė – {median}&nbsp;Eur</strong>, pusės pirkimų – nuo&nbsp;{low} iki&nbsp;
          {high}&nbsp;Eur (mediana ir kvartiliai {counted(values.count, OF_PURCHASES)}, kurių vertė nurodyta).
        </p>
      )}
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {buyers.rows.length > 1 && <Ranking title="Kas perka dažniausiai" rows={buyers.rows} />}
        {counties.total * 2 >= count && <Ranking title="Kuriose apskrityse perkama" rows={counties.rows} />}
        {winners.rows.length > 0 && (
          <Ranking title="Kas dažniausiai laimi" rows={winners.rows}>
            Iš {counted(winners.total, OF_CONTRACTS)} su vienu laimėtoju (šaltinis: TED); tik laimėjusieji
            bent tris.
          </Ranking>
        )}
      </div>
    </section>
  )
}

function monthOf(entry: { month: string } | undefined) {
  return entry && formatCalendarMonth(Temporal.PlainDate.from(entry.month))
}

/** The table says the same as the bars. */
function Months({ months }: Pick<PurchaseStatistics, 'months'>) {
  const most = Math.max(...months.map(({ count }) => count))
  return (
    <>
      <svg viewBox="0 0 360 100" className="mt-4 w-full max-w-[34rem]" aria-hidden="true">
        {months.map(({ month, count }, i) => (
          <g key={month} transform={`translate(${i * 30 + 15} 0)`} textAnchor="middle" fontSize="11">
            <path d={`M0 82v${(-count / most) * 66}`} strokeWidth="20" className="stroke-green" />
            <text y={78 - (count / most) * 66}>{count}</text>
            <text y="96">{month.slice(5, 7)}</text>
          </g>
        ))}
      </svg>
      <details>
        <summary className="link inline-flex min-h-11 items-center text-sm">Skaičiai pagal mėnesius</summary>
        <table className="data-table max-w-[24rem]">
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{monthOf({ month })}</th>
                <td>{counted(count, PURCHASE_FORMS)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

function Ranking({
  title,
  rows,
  children,
}: PropsWithChildren<{ title: string; rows: PurchaseStatistics['buyers']['rows'] }>) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ol className="mt-2 grid gap-1.5">
        {rows.map(({ name, count }) => (
          <li key={name} className="flex justify-between gap-4">
            {typography(name)} <span className="text-ink-2">{formatNumber(count)}</span>
          </li>
        ))}
      </ol>
      {children && <p className="mt-2 text-sm text-ink-3">{children}</p>}
    </div>
  )
}
