import type { ReactNode } from 'react'
import { citation } from '#app/shared/figures/citation.ts'
import { formatLimit, formatValue } from '#app/shared/figures/format-figure.ts'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { acts, type Figure, type Ground, parties } from '#config/figures.ts'
import type { ListedFigure } from './figure-list.ts'
import { statusOn } from './figure-validity.ts'

const SECONDARY = 'tikrinta pagal antrinį šaltinį'

/** One figure: what it is, how much, for whom, where it is written and when that was checked. */
export function FigureEntry({ id, figure, history, today }: ListedFigure & { today: string }) {
  return (
    <li id={id} className="figure">
      <div>
        <h3 className="figure-name">
          {typography(figure.name)}
          <a href={`#${id}`} className="heading-anchor" aria-label="Nuoroda į šį skaičių">
            #
          </a>
        </h3>
        <p className="figure-value">
          <strong>{formatLimit(figure)}</strong>
          {figure.condition && <> {typography(figure.condition)}</>}
        </p>
        {figure.note && <p className="figure-note">{typography(figure.note)}</p>}
        {history.length > 0 && <FigureHistory history={history} />}
      </div>
      <FigureFacts figure={figure} today={today} />
    </li>
  )
}

function FigureFacts({ figure, today }: { figure: Figure; today: string }) {
  const { binds, grounds, checkedOn } = figure
  const isSecondary = grounds.every(({ mark }) => mark === 'B')
  const validity = validityText(figure, today)
  return (
    <dl className="figure-facts">
      <Fact term="Kam taikoma">{typography(parties[binds])}</Fact>
      <Fact term="Pagrindas">
        {grounds.map((ground) => (
          <GroundLine key={JSON.stringify(ground)} ground={ground} isTold={isSecondary} />
        ))}
      </Fact>
      {validity && <Fact term={validity.term}>{validity.days}</Fact>}
      <Fact term="Patikrinta">
        {formatDate(checkedOn)}
        {isSecondary && `, ${SECONDARY}`}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** `isTold`: that all grounds rest on secondary sources is said once for all of them. */
function GroundLine({ ground, isTold }: { ground: Ground; isTold: boolean }) {
  const { act, article, source, mark } = ground
  const name = citation(acts[act], article)
  return (
    <span className="block">
      {source.url ? (
        <ExternalLink href={source.url} className="link" hasIcon={false}>
          {name}
        </ExternalLink>
      ) : (
        name
      )}
      {mark === 'A' && source.title !== name && <small>{typography(source.title)}</small>}
      {mark === 'B' && !isTold && <small>{SECONDARY}</small>}
    </span>
  )
}

function FigureHistory({ history }: Pick<ListedFigure, 'history'>) {
  return (
    <details className="figure-history">
      <summary>Kiek buvo anksčiau</summary>
      <ul>
        {history.map(([key, before]) => (
          <li key={key}>
            {periodOf(before)}: {formatValue(before.value)}
            {before.grounds.every(({ mark }) => mark === 'B') && ` (${SECONDARY})`}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** As far as the days are known. */
function validityText(figure: Figure, today: string): { term: string; days: string } | null {
  const { validFrom, validTo } = figure
  const from = validFrom && `nuo ${formatDate(validFrom)}`
  const to = validTo && `iki ${formatDate(validTo)}`
  const days = [from, to].filter((day) => day !== null).join(' ')
  if (days === '') return null
  const terms = { coming: 'Galios', inForce: 'Galioja', expired: 'Galiojo' }
  return { term: terms[statusOn(figure, today)], days }
}

function periodOf({ validFrom, validTo, knownPeriod }: Figure): string {
  if (knownPeriod) return typography(knownPeriod)
  return `${validFrom?.slice(0, 4)}–${validTo?.slice(0, 4)}\u00a0m.`
}
