import { formatWithBound } from '#app/domain/figures/format-figure.ts'
import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { formatCents, VAT_PERCENT } from '#app/domain/text/money.ts'
import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { EmptyResultCard, ResultBasis, ResultCard } from '#app/ui/components/calculator-result.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import { LegalBases, legalBasesOfLaw } from '#app/ui/figures/legal-basis.tsx'
import { type LinkedText, LinkedTexts } from '#app/ui/figures/linked-texts.tsx'
import type { ProcurementKind } from '#app/ui/forms/query-values.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import kinds from '#content/procurement-kinds.json' with { type: 'json' }
import { ValueLine } from './value-line.tsx'
import { type BuyerKind, type ValueQuery, withoutFixedPrice } from './value-query.ts'
import {
  calculateValueResult,
  type LotsResult,
  type ValueResult,
  type ValueThresholds,
} from './value-result.ts'
import { comparison, lotsRule, validityOf } from './value-sentences.ts'

const { undetermined: UNDETERMINED, specialServices, disclaimer } = pageTexts.estimatedValue
const MONTHS = ['mėnuo', 'mėnesiai', 'mėnesių'] as const

const KINDS: Readonly<Record<ProcurementKind, { heading: string; followUps: readonly LinkedText[] }>> = kinds

export function ValueResultCard({ query, today }: { query: ValueQuery | null; today: Temporal.PlainDate }) {
  if (query === null) return <NoValue today={today} />
  const result = calculateValueResult(query)
  const notFixed = withoutFixedPrice(query)
  const other = notFixed && { query: notFixed, result: calculateValueResult(notFixed) }
  const isSplit = other !== null && headingOf(other.result) !== headingOf(result)
  return (
    <ResultCard
      heading={isSplit ? 'Pirkimo rūšį lemia kainodara' : headingOf(result)}
      kind={!isSplit && result.kind === 'determined' ? result.procurement : undefined}
      className="text-h2 text-green"
    >
      <ValueBreakdown query={query} notFixed={notFixed} />
      {[{ query, result }, ...(isSplit ? [other] : [])].map((outcome) => (
        <div key={outcome.query.total} className="grid gap-5">
          {isSplit && (
            <h3 className="text-xl">{`${headingOf(outcome.result)}, kai vertė ${formatCents(outcome.query.total)}`}</h3>
          )}
          <Outcome {...outcome} />
        </div>
      ))}
      {'thresholds' in result && <ThresholdBasis thresholds={result.thresholds} buyer={query.buyer} />}
    </ResultCard>
  )
}

function headingOf(result: ValueResult): string {
  return result.kind === 'determined' ? KINDS[result.procurement].heading : UNDETERMINED[result.kind].heading
}

/** The commonest purchase is the example. */
function NoValue({ today }: { today: Temporal.PlainDate }) {
  const result = calculateValueResult({
    buyer: 'other',
    object: 'goodsServices',
    total: 0,
    lots: [],
    start: today,
  })
  return (
    <EmptyResultCard>
      {result.kind === 'determined' && (
        <>
          <ValueLine thresholds={result.thresholds} />
          <p className="text-sm">
            Tokios ribos galioja, kai prekes ar paslaugas perka savivaldybė, mokykla, ligoninė ar kita panaši
            organizacija.
          </p>
        </>
      )}
    </EmptyResultCard>
  )
}

function Outcome({ query, result }: { query: ValueQuery; result: ValueResult }) {
  if (result.kind !== 'determined')
    return (
      <p>
        <TextWithFigures text={UNDETERMINED[result.kind].text} />
      </p>
    )
  const { procurement, thresholds, lots } = result
  return (
    <>
      <ValueLine thresholds={thresholds} value={query.total} />
      <p>{typography(comparison(result, query.total))}</p>
      {query.object === 'specialServices' && <p className="value-warning">{typography(specialServices)}</p>}
      {lots && <Lots result={lots} />}
      <h3 className="text-h3">Ką tai reiškia tiekėjui</h3>
      <LinkedTexts texts={KINDS[procurement].followUps} className="value-follow-ups" />
    </>
  )
}

function ValueBreakdown({ query, notFixed }: { query: ValueQuery; notFixed: ValueQuery | null }) {
  const { lots, isWithVat, start } = query
  return (
    <p className="text-lg">
      Vertė <strong className="whitespace-nowrap">{formatCents(query.total)}</strong> be&nbsp;PVM
      {timesMonths(query)}
      {isWithVat && ` (${VAT_PERCENT}\u00a0% PVM atimtas)`}
      {lots.length > 1 && (
        <>
          : <br />
          {lots.map(formatCents).join(' + ')}
        </>
      )}
      . <br />
      {notFixed && (
        <>
          Paslaugų, kurių sutartyje nebus nurodyta fiksuota kaina, vertė{' '}
          <strong className="whitespace-nowrap">{formatCents(notFixed.total)}</strong>
          {timesMonths(notFixed)} (VPĮ&nbsp;5&nbsp;straipsnio 14&nbsp;dalis, PĮ&nbsp;13&nbsp;straipsnio
          14&nbsp;dalis). <br />
        </>
      )}
      Pirkimo pradžia&nbsp;– <time dateTime={start.toString()}>{formatDate(start.toString())}</time>
    </p>
  )
}

function timesMonths({ monthly }: ValueQuery): string | null {
  return monthly && `: ${formatCents(monthly.price)} × ${counted(monthly.months, MONTHS)}`
}

function ThresholdBasis({ thresholds, buyer }: { thresholds: ValueThresholds; buyer: BuyerKind }) {
  const { international, internationalId, lowValue, lowValueId } = thresholds
  const law = buyer === 'utility' ? 'pi' : 'vpi'
  const rows = [
    { id: internationalId, label: 'Tarptautinio pirkimo riba', figure: international },
    ...(lowValue ? [{ id: lowValueId, label: 'Mažos vertės pirkimo riba', figure: lowValue }] : []),
  ].map((row) => ({ ...row, legalBases: legalBasesOfLaw(row.figure, law) }))
  return (
    <ResultBasis caveat="Orientacinis atsakymas" disclaimer={disclaimer}>
      <dl className="value-thresholds">
        {rows.map(({ id, label, figure, legalBases }) => (
          <div key={id} data-threshold={id}>
            <dt>{label}</dt>
            <dd>
              {formatWithBound(figure)}
              <small>{validityOf(figure)}</small>
              <LegalBases legalBases={legalBases} />
            </dd>
          </div>
        ))}
      </dl>
    </ResultBasis>
  )
}

function Lots({ result }: { result: LotsResult }) {
  const isInternational = result.rule === 'simplifiedLots'
  return (
    <div className="grid gap-3">
      <h3 className="text-h3">Dalys</h3>
      <p>
        <TextWithFigures text={lotsRule(result)} />
      </p>
      <ol className="value-lots">
        {result.lots.map(({ value, isSmall }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lots are told apart by their place alone
          <li key={index} data-small-lot={isSmall}>
            {formatCents(value)}&nbsp;–{' '}
            {isSmall
              ? isInternational
                ? 'galima pirkti supaprastintai'
                : 'galima pirkti kaip mažos vertės'
              : 'per didelė vertė'}
          </li>
        ))}
      </ol>
      {!result.fitsTogether && (
        <p className="value-warning">
          Visų mažų dalių kartu taip pirkti negalima: jų suma viršytų leidžiamą. Kurias dalis pirkti pagal
          paprastesnes taisykles, pasirenka pirkėjas.
        </p>
      )}
    </div>
  )
}
