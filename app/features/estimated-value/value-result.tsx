import { TextWithFigures } from '#app/shared/figures/figure-text.tsx'
import { formatWithBound } from '#app/shared/figures/format-figure.ts'
import { LegalBases, legalBasesOfLaw } from '#app/shared/figures/legal-basis.tsx'
import type { ProcurementKind } from '#app/shared/forms/query-values.ts'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { formatCents, VAT_PERCENT } from '#app/shared/text/money.ts'
import { counted } from '#app/shared/text/plural.ts'
import { typography } from '#app/shared/text/typography.ts'
import { Answer, AnswerBasis, NoAnswer } from '#app/shared/ui/calculator-answer.tsx'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import kinds from '#content/procurement-kinds.json' with { type: 'json' }
import { answerValue, type ValueAnswer, type ValueThresholds } from './value-answer.ts'
import { ValueLine } from './value-line.tsx'
import { Lots, ThresholdAmount } from './value-lots.tsx'
import type { BuyerKind, ValueQuery } from './value-query.ts'
import { unansweredText, validityOf } from './value-sentences.ts'

const HEADING = 'text-h2 text-green'
const MONTHS = ['mėnuo', 'mėnesiai', 'mėnesių'] as const

interface FollowUp {
  /** With placeholders of figures. */
  text: string
  link?: { href: string; label: string }
}

const KINDS: Readonly<Record<ProcurementKind, { heading: string; followUps: readonly FollowUp[] }>> = kinds

interface ValueResultProps {
  query: ValueQuery | null
  today: Temporal.PlainDate
}

export function ValueResult({ query, today }: ValueResultProps) {
  if (query === null) return <NoValue today={today} />
  const answer = answerValue(query)
  if (answer.kind === 'answered') return <Answered query={query} answer={answer} />
  const { heading, text } = unansweredText(answer)
  return (
    <Answer heading={heading} className={HEADING}>
      <ValueBreakdown query={query} />
      <p>
        <TextWithFigures text={text} />
      </p>
      {'thresholds' in answer && <ThresholdBasis thresholds={answer.thresholds} buyer={query.buyer} />}
    </Answer>
  )
}

/** The commonest purchase as an example. */
function NoValue({ today }: { today: Temporal.PlainDate }) {
  const answer = answerValue({ buyer: 'other', object: 'goodsServices', total: 0, lots: [], start: today })
  return (
    <NoAnswer>
      {answer.kind === 'answered' && (
        <>
          <ValueLine thresholds={answer.thresholds} />
          <p className="text-sm">
            Tokios ribos galioja, kai prekes ar paslaugas perka savivaldybė, mokykla, ligoninė ar kita panaši
            organizacija.
          </p>
        </>
      )}
    </NoAnswer>
  )
}

type AnsweredValue = Extract<ValueAnswer, { kind: 'answered' }>

function Answered({ query, answer }: { query: ValueQuery; answer: AnsweredValue }) {
  const { procurement, thresholds, lots } = answer
  const { heading, followUps } = KINDS[procurement]
  return (
    <Answer heading={heading} kind={procurement} className={HEADING}>
      <ValueBreakdown query={query} />
      <ValueLine thresholds={thresholds} value={query.total} />
      <Comparison procurement={procurement} thresholds={thresholds} />
      {query.object === 'specialServices' && (
        <p className="value-warning">
          {typography(
            'Specialiųjų paslaugų tarptautinio pirkimo riba taikoma tik tada, kai BVPŽ kodas yra tų paslaugų sąraše (VPĮ 2 ar PĮ 4 priedas). Jei kodo ten nėra, rinkitės „Prekės ar paslaugos“.',
          )}
        </p>
      )}
      {lots && <Lots answer={lots} />}
      <h3 className="text-h3">Ką tai reiškia tiekėjui</h3>
      <ul className="value-follow-ups">
        {followUps.map(({ text, link }) => (
          <li key={text}>
            <TextWithFigures text={text} />{' '}
            {link && (
              <a href={link.href} className="link">
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <ThresholdBasis thresholds={thresholds} buyer={query.buyer} />
    </Answer>
  )
}

function ValueBreakdown({ query: { total, lots, monthly, isWithVat, start } }: { query: ValueQuery }) {
  return (
    <p className="text-lg">
      Vertė <strong className="whitespace-nowrap">{formatCents(total)}</strong> be&nbsp;PVM
      {monthly && `: ${formatCents(monthly.price)} × ${counted(monthly.months, MONTHS)}`}
      {lots.length > 1 && `: ${lots.map(formatCents).join(' + ')}`}
      {isWithVat && ` (${VAT_PERCENT}\u00a0% PVM atimtas)`}. <br />
      Pirkimo pradžia&nbsp;– <time dateTime={start.toString()}>{formatDate(start.toString())}</time>
    </p>
  )
}

function Comparison({
  procurement,
  thresholds,
}: {
  procurement: ProcurementKind
  thresholds: ValueThresholds
}) {
  const international = <ThresholdAmount figure={thresholds.international} />
  const lowValue = thresholds.lowValue && <ThresholdAmount figure={thresholds.lowValue} />
  switch (procurement) {
    case 'international':
      return <p>Vertė lygi tarptautinio pirkimo ribai, {international}, arba didesnė.</p>
    case 'simplified':
      return (
        <p>
          Vertė mažesnė už tarptautinio pirkimo ribą, {international}, bet ne mažesnė už mažos vertės pirkimo
          ribą, {lowValue}.
        </p>
      )
    case 'lowValue':
      return (
        <p>
          Vertė mažesnė už mažos vertės pirkimo ribą, {lowValue}. Mažos vertės pirkimas&nbsp;– supaprastinto
          pirkimo rūšis.
        </p>
      )
  }
}

function ThresholdBasis({ thresholds, buyer }: { thresholds: ValueThresholds; buyer: BuyerKind }) {
  const { international, internationalId, lowValue, lowValueId } = thresholds
  const law = buyer === 'utility' ? 'pi' : 'vpi'
  const rows = [
    { id: internationalId, label: 'Tarptautinio pirkimo riba', figure: international },
    ...(lowValue ? [{ id: lowValueId, label: 'Mažos vertės pirkimo riba', figure: lowValue }] : []),
  ].map((row) => ({ ...row, legalBases: legalBasesOfLaw(row.figure, law) }))
  return (
    <AnswerBasis caveat="Orientacinis atsakymas" disclaimer={pageTexts.estimatedValue.disclaimer}>
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
    </AnswerBasis>
  )
}
