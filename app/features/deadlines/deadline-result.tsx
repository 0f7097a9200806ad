import { TextWithFigures } from '#app/shared/figures/figure-text.tsx'
import { formatWithBound } from '#app/shared/figures/format-figure.ts'
import { formatDateWithWeekday } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { Answer, NoAnswer } from '#app/shared/ui/calculator-answer.tsx'
import * as urls from '#app/shared/urls.ts'
import { figures } from '#config/figures.ts'
import { answerDeadline, type DatedAnswer } from './counting/deadline-answer.ts'
import { DayCalendar } from './day-calendar.tsx'
import { RuleFacts, ShareLink } from './deadline-answer-parts.tsx'
import { Minimums } from './deadline-minimums.tsx'
import { type DeadlineQuery, deadlineParams } from './deadline-query.ts'
import { questionFacts } from './deadline-questions.ts'

export function DeadlineResult({ query }: { query: DeadlineQuery | null }) {
  if (query === null) return <NoAnswer />
  const answer = answerDeadline(query)
  switch (answer.kind) {
    case 'dated':
      return <Dated query={query} answer={answer} />
    case 'minimums':
      return <Minimums query={query} minimums={answer.minimums} />
    case 'noTerm':
      return (
        <Answer heading={figures[answer.figure].name} summary={formatWithBound(figures[answer.figure])}>
          <p className="text-lg font-semibold">Toks terminas {formatWithBound(figures[answer.figure])}.</p>
          <Warnings warnings={answer.warnings} />
          <RuleFacts figure={answer.figure} law={query.law} />
          <ShareLink query={query} />
        </Answer>
      )
    case 'noLegalBasis':
      return (
        <Answer heading={questionFacts[query.question].label} summary={answer.sentence}>
          <p className="text-lg">{typography(answer.sentence)}</p>
        </Answer>
      )
  }
}

function Dated({ query, answer }: { query: DeadlineQuery; answer: DatedAnswer }) {
  const { figure, end, days, span, warnings } = answer
  const main = end.safe ?? end.legal ?? end.nominal
  const label = end.safe ? 'Saugi data' : 'Paskutinė diena pirkėjui'
  return (
    <Answer heading={figures[figure].name} summary={`${label}: ${formatDateWithWeekday(main.toString())}`}>
      <div className="deadline-dates">
        {end.safe && <DateLine kind="safe" label="Saugi data" day={end.safe} isMain />}
        {end.legal && (
          <DateLine
            kind="legal"
            label={end.safe ? 'Teisinė pabaiga' : 'Paskutinė diena pirkėjui'}
            day={end.legal}
            isMain={end.safe === null}
          />
        )}
        {end.legal === null && <DateLine kind="nominal" label="Skaičiuojant atgal" day={end.nominal} />}
      </div>
      <Warnings warnings={warnings} />
      <DayCalendar start={query.start} days={days} end={end} span={span} />
      <RuleFacts figure={figure} law={query.law} />
      <div data-print="no" className="flex flex-wrap gap-x-5 gap-y-2">
        <a
          href={`${urls.deadlinesCalendarFile}?${deadlineParams(query)}`}
          download
          className="button button-quiet"
        >
          Įtraukti į kalendorių (.ics)
        </a>
        <ShareLink query={query} />
      </div>
    </Answer>
  )
}

interface DateLineProps {
  kind: 'safe' | 'legal' | 'nominal'
  label: string
  day: Temporal.PlainDate
  isMain?: boolean
}

function DateLine({ kind, label, day, isMain = false }: DateLineProps) {
  const time = <time dateTime={day.toString()}>{formatDateWithWeekday(day.toString())}</time>
  return (
    <p data-date={kind}>
      <span>{label}</span> {isMain ? <strong>{time}</strong> : time}
    </p>
  )
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className="deadline-warnings">
      {warnings.map((warning) => (
        <li key={warning}>
          <TextWithFigures text={warning} />
        </li>
      ))}
    </ul>
  )
}
