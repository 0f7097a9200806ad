import { formatNumber } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import type { Cell, Sheet, SheetRow } from './template.ts'
import { TemplateTextView } from './template-text-view.tsx'

const COLUMN_CLASSES = { rowNumber: 'is-order', amount: 'is-number' } as const

interface ShownColumn {
  header: string
  className: 'is-order' | 'is-number' | undefined
  index: number
}

/** The sheet is shown without the columns that its readers fill in; those are named below it. */
export function SpreadsheetPreview({ sheet }: { sheet: Sheet }) {
  const columns = sheet.columns.map(({ header, kind }, index) => ({
    header,
    className: kind && COLUMN_CLASSES[kind],
    index,
  }))
  const shown = columns.filter(({ index }) => sheet.rows.some(({ cells }) => hasContent(cells[index])))
  const empty = columns.filter((column) => !shown.includes(column)).map(({ header }) => `„${header}“`)
  return (
    <div className="paper-sheet" {...(sheet.isExample && { 'data-example': '' })}>
      <h3 className="paper-title">{typography(sheet.heading)}</h3>
      {sheet.lines.map((line) => (
        <p key={line}>
          <TemplateTextView text={line} />
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the arrow keys */}
      <section aria-label={sheet.heading} tabIndex={0} className="sheet-frame">
        <table className="stacking-table paper-table">
          <thead>
            <tr>
              {shown.map(({ header, className }) => (
                <th key={header} scope="col" className={className}>
                  {typography(header)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row) => (
              <PreviewRow key={JSON.stringify(row.cells)} row={row} columns={shown} />
            ))}
          </tbody>
        </table>
      </section>
      {empty.length > 0 && (
        <p className="sheet-rest">{typography(`Faile dar pildomi stulpeliai ${empty.join(', ')}.`)}</p>
      )}
    </div>
  )
}

function PreviewRow({ row: { cells, kind }, columns }: { row: SheetRow; columns: readonly ShownColumn[] }) {
  if (kind === 'section') {
    return (
      <tr className="sheet-section">
        <th colSpan={columns.length} scope="rowgroup">
          <CellContent cell={cells[0]} />
        </th>
      </tr>
    )
  }
  return (
    <tr {...(kind === 'total' && { className: 'sheet-total' })}>
      {columns.map(({ header, className, index }) => (
        <td key={header} data-label={header} className={className}>
          <CellContent cell={cells[index]} />
        </td>
      ))}
    </tr>
  )
}

function CellContent({ cell }: { cell: Cell | undefined }) {
  if (!hasContent(cell)) return null
  if (typeof cell === 'string') return <TemplateTextView text={cell} />
  const value = typeof cell === 'number' ? cell : cell.value
  return formatNumber(Math.abs(value)).replace(/^/, value < 0 ? '\u2212' : '')
}

function hasContent(cell: Cell | undefined): cell is Exclude<Cell, null> {
  return cell !== null && cell !== undefined
}
