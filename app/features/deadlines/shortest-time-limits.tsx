import { workingDayOnOrAfter } from '#app/domain/calendar/working-days.ts'
import { formatWithBound } from '#app/domain/figures/format-figure.ts'
import { formatDate, formatDateWithWeekday } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { ResultCard } from '#app/ui/components/calculator-result.tsx'
import { type FigureId, figures, type LegalBasis } from '#config/figures.ts'
import type { ShortestResult } from './counting/deadline-result.ts'
import type { DeadlineQuery, Law } from './deadline-query.ts'
import { questionTexts } from './deadline-questions.ts'
import { RuleBasis, RuleCitation, ShareLink } from './deadline-result-parts.tsx'

export function ShortestTimeLimits({ query, result }: { query: DeadlineQuery; result: ShortestResult }) {
  const dated = result.timeLimits.filter(({ day }) => day !== null)
  const undated = result.timeLimits.filter(({ day }) => day === null)
  const first = dated[0]
  return (
    <ResultCard heading={questionTexts[query.question].label} summary="Trumpiausi terminai suskaičiuoti.">
      <p>Terminas negali baigtis anksčiau nei toliau nurodytą dieną; pirkėjas gali nustatyti ilgesnį.</p>
      <ul className="deadline-shortest">
        {dated.map(({ figure, day }) => (
          <li key={figure}>
            <TimeLimit figure={figure} law={query.law} />
            {day && <EarliestDay day={day} />}
          </li>
        ))}
      </ul>
      {undated.length > 0 && (
        <>
          <p className="text-ink-2">Skaičiuojant nuo kvietimo pateikti pasiūlymus išsiuntimo:</p>
          <ul className="deadline-shortest">
            {undated.map(({ figure }) => (
              <li key={figure}>
                <TimeLimit figure={figure} law={query.law} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ShareLink query={query} />
      {first && <RuleBasis figure={first.figure} law={query.law} legalBases={[wholeAct(query.law)]} />}
    </ResultCard>
  )
}

/** Its article stands beside it, so the basis names the act alone. */
function TimeLimit({ figure, law }: { figure: FigureId; law: Law }) {
  return (
    <>
      {typography(figures[figure].name)}: {formatWithBound(figures[figure])}
      <RuleCitation figure={figure} law={law} />
    </>
  )
}

function wholeAct(law: Law): LegalBasis {
  return { act: law, article: null, mark: 'A', read: null }
}

function EarliestDay({ day }: { day: Temporal.PlainDate }) {
  const working = workingDayOnOrAfter(day)
  return (
    <span data-date="earliest">
      <strong>
        <time dateTime={day.toString()}>{formatDateWithWeekday(day.toString())}</time>
      </strong>
      {!working.equals(day) &&
        typography(` (ne darbo diena; artimiausia darbo diena – ${formatDate(working.toString())})`)}
    </span>
  )
}
