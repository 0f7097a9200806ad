import { formatCalendarMonth } from '#app/domain/text/lithuanian-date.ts'
import { formatCents } from '#app/domain/text/money.ts'
import { formatNumber } from '#app/domain/text/plural.ts'
import { type MonthRow, readMonth } from '#app/features/lead/admin/stats/lead-month.server.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Typed } from './lead-row.tsx'
import type { Screen, ScreenRequest } from './screen.ts'
import { durationText, inVilnius, localTime, MINUTE_MS } from './words.ts'

const MONTHS_OFFERED = 24
const SUMS: readonly (readonly [label: string, textOf: (row: MonthRow) => string])[] = [
  ['Gauta', ({ received }) => formatNumber(received)],
  ['Atsakyta', ({ answered }) => formatNumber(answered)],
  ['Laimėta', ({ won }) => formatNumber(won)],
  ['Suma per metus', ({ amount }) => formatCents(amount * 100)],
]

export async function monthScreen({ desk, params }: ScreenRequest): Promise<Screen> {
  const current = inVilnius().toPlainDate().toPlainYearMonth()
  const chosen = localTime(`${/^20\d\d-\d\d$/.exec(params.get('menuo') ?? '')}-01T00:00`)
  const month = chosen === null ? current : inVilnius(chosen).toPlainDate().toPlainYearMonth()
  const { rows, medianAnswerMs } = await readMonth(desk.db, month)
  const median = medianAnswerMs ?? 0
  const months = Array.from({ length: MONTHS_OFFERED }, (_, i) => current.subtract({ months: i }))
  const options = months.map(
    (each) => [each.toString(), formatCalendarMonth(each.toPlainDate({ day: 1 }))] as const,
  )
  const total = sumOf(rows)
  return {
    title: 'Mėnuo',
    content: (
      <>
        <form method="get" action="/menuo" className="list-foot">
          <SelectField
            {...{ id: 'menuo', name: 'menuo', label: 'Kuris mėnuo', value: month.toString() }}
            groups={[{ options }]}
          />
          <button type="submit" className="button">
            Rodyti
          </button>
        </form>
        <dl className="month-sums">
          {SUMS.map(([label, textOf]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{textOf(total)}</dd>
            </div>
          ))}
        </dl>
        <p>
          {median >= MINUTE_MS && `Iki pirmo atsakymo praėjo (mediana): ${durationText(median)}. `}
          Šlamšto, sulaikytų užklausų ir prašymų tik pavyzdžio neskaičiuojame. Ištrintų užklausų sumos lieka.
        </p>
        {rows.length === 0 ? (
          <p className="mt-5">{month.equals(current) ? 'Šį' : 'Tą'} mėnesį užklausų negauta.</p>
        ) : (
          <MonthTable rows={rows} />
        )}
      </>
    ),
  }
}

function sumOf(rows: readonly MonthRow[], campaign = ''): MonthRow {
  const sum = (name: 'received' | 'answered' | 'won' | 'amount') =>
    rows.reduce((total, row) => total + row[name], 0)
  const sums = {
    received: sum('received'),
    answered: sum('answered'),
    won: sum('won'),
    amount: sum('amount'),
  }
  return { source: rows[0]?.source ?? '', campaign, term: '', ...sums }
}

/** A source that has several rows begins with their sum. */
function withSums(rows: readonly MonthRow[]): MonthRow[] {
  const groups = [...Map.groupBy(rows, ({ source }) => source).values()]
  return groups.flatMap((group) => (group.length > 1 ? [sumOf(group, 'Iš viso'), ...group] : group))
}

function MonthTable({ rows }: { rows: readonly MonthRow[] }) {
  const columns = ['Šaltinis', 'Kampanija', 'Paieškos žodis', ...SUMS.map(([label]) => label)]
  return (
    <table className="data-table stacking-table month-table">
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label}>{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withSums(rows).map((row) => (
          <tr key={JSON.stringify([row.source, row.campaign, row.term])}>
            <th scope="row">
              <Typed>{row.source || 'Šaltinis nežinomas'}</Typed>
            </th>
            <td data-label="Kampanija">{row.campaign && <Typed>{row.campaign}</Typed>}</td>
            <td data-label="Paieškos žodis">{row.term && <Typed>{row.term}</Typed>}</td>
            {SUMS.map(([label, textOf]) => (
              <td key={label} data-label={label}>
                {textOf(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
