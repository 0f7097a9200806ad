import { periodOf } from '#app/domain/figures/figure-history.ts'
import { formatValue, formatWithBound } from '#app/domain/figures/format-figure.ts'
import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Fact, FigureFacts } from '#app/ui/figures/figure-facts.tsx'
import type { Figure } from '#config/figures.ts'
import { isSecondary, type ListedFigure } from './figure-list.ts'
import { statusOn } from './figure-validity.ts'

export function FigureEntry({ id, figure, history, today }: ListedFigure & { today: string }) {
  const validity = validityText(figure, today)
  return (
    <li id={id} className="figure">
      <div>
        <h3 className="figure-name">{typography(figure.name)}</h3>
        <p className="figure-value">
          <strong>{formatWithBound(figure)}</strong>
          {isSecondary(figure) && '*'}
          {figure.condition && ` ${typography(figure.condition)}`}
        </p>
        {figure.note && <p className="figure-note">{typography(figure.note)}</p>}
        {history.length > 0 && <FigureHistory history={history} />}
      </div>
      <FigureFacts
        figure={figure}
        className="figure-facts"
        last={validity && <Fact label={validity.label}>{validity.days}</Fact>}
      />
    </li>
  )
}

function FigureHistory({ history }: Pick<ListedFigure, 'history'>) {
  return (
    <details className="figure-history">
      <summary>Kiek buvo anksčiau</summary>
      <ul>
        {history.map(([key, before]) => (
          <li key={key}>{`${periodOf(before)}: ${formatValue(before.value)}`}</li>
        ))}
      </ul>
    </details>
  )
}

function validityText(figure: Figure, today: string): { label: string; days: string } | null {
  const { validFrom, validTo } = figure
  const from = validFrom && `nuo ${formatDate(validFrom)}`
  const to = validTo && `iki ${formatDate(validTo)}`
  const days = [from, to].filter((day) => day !== null).join(' ')
  if (days === '') return null
  const labels = { coming: 'Galios', inForce: 'Galioja', expired: 'Galiojo' }
  return { label: labels[statusOn(figure, today)], days }
}
