import type { ReactNode } from 'react'
import { dayInVilnius } from '#app/domain/calendar/today.ts'
import { formatCalendarMonth } from '#app/domain/text/lithuanian-date.ts'
import { formatCents } from '#app/domain/text/money.ts'
import { formatNumber } from '#app/domain/text/plural.ts'
import { type MonthRow, readMonth } from '#app/features/lead/stats/lead-month.server.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Typed } from './lead-row.tsx'
import { listAddress } from './list-query.ts'
import { type Screen, type ScreenRequest, Submit } from './staff-frame.tsx'
import { durationText, localTime, MINUTE_MS } from './words.ts'

type Columns = readonly (readonly [label: string, cellOf: (row: MonthRow) => ReactNode])[]

const MONTHS_OFFERED = 24
const SUMS: Columns = [
  ['Gauta', ({ received }) => formatNumber(received)],
  ['Atsakyta', ({ answered }) => formatNumber(answered)],
  ['Laimėta', ({ won }) => formatNumber(won)],
  ['Suma per metus', ({ amount }) => formatCents(Math.round(amount) * 100)],
]

/** The name of a campaign leads to its requests of that month. */
function columnsOf(month: Temporal.PlainYearMonth): Columns {
  const dayOf = (day: number) => month.toPlainDate({ day }).toString()
  const period = { nuo: dayOf(1), iki: dayOf(month.daysInMonth) }
  const requestsOf = (kampanija: string) =>
    listAddress(new URLSearchParams(), { rodyti: 'visi', kampanija, ...period })
  const nameOf = ({ campaign }: MonthRow) => <Typed>{campaign ?? 'Iš viso'}</Typed>
  return [
    [
      'Kampanija',
      (row) =>
        row.campaign ? (
          <a href={requestsOf(row.campaign)} className="list-target">
            {nameOf(row)}
          </a>
        ) : (
          nameOf(row)
        ),
    ],
    ['Raktažodis', ({ term }) => <Typed>{term}</Typed>],
    ...SUMS,
  ]
}

export async function monthScreen({ desk, params }: ScreenRequest): Promise<Screen> {
  const current = dayInVilnius().toPlainYearMonth()
  const chosen = localTime(`${/^20\d\d-\d\d$/.exec(params.get('menuo') ?? '')}-01T00:00`)
  const month = chosen === null ? current : dayInVilnius(chosen).toPlainYearMonth()
  const { rows, total, people, medianAnswerMs } = await readMonth(desk.db, month)
  const months = Array.from({ length: MONTHS_OFFERED }, (_, i) => current.subtract({ months: i }))
  const options = months.map(
    (each) => [each.toString(), formatCalendarMonth(each.toPlainDate({ day: 1 }))] as const,
  )
  return {
    title: 'Mėnesio suvestinė',
    content: (
      <>
        <form method="get" className="list-foot">
          <SelectField
            {...{ id: 'menuo', name: 'menuo', label: 'Mėnuo', value: month.toString() }}
            options={options}
          />
          <Submit className="button" label="Rodyti" />
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
          {medianAnswerMs >= MINUTE_MS &&
            `Iki pirmo atsakymo praėjo (mediana): ${durationText(medianAnswerMs)}. `}
          Neskaičiuojame šlamšto, sulaikytų užklausų ir užklausų, kuriose prašoma tik pavyzdžio. Ištrintų
          užklausų sumos lieka.
        </p>
        {rows.length === 0 ? (
          <p className="mt-5">{month.equals(current) ? 'Šį' : 'Tą'} mėnesį užklausų negauta.</p>
        ) : (
          <MonthTable title="Iš kur atėjo" name="Šaltinis" columns={columnsOf(month)} rows={rows} />
        )}
        {people.length > 0 && (
          <MonthTable title="Kas atsakė" name="Darbuotojas" columns={SUMS.slice(1)} rows={people} />
        )}
      </>
    ),
  }
}

interface TableProps extends Record<'title' | 'name', string> {
  columns: Columns
  rows: readonly MonthRow[]
}

function MonthTable({ title, name, columns, rows }: TableProps) {
  return (
    <table className="data-table month-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          {[name, ...columns.map(([label]) => label)].map((label) => (
            <th key={label}>{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify([row.source, row.campaign, row.term])}>
            <th scope="row">
              <Typed>{row.source || 'Šaltinis nežinomas'}</Typed>
            </th>
            {columns.map(([label, cellOf]) => (
              <td key={label} data-label={label}>
                {cellOf(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
