import type { ReactNode } from 'react'
import { formatWithBound } from '#app/domain/figures/format-figure.ts'
import { daysLeftText, formatDateWithWeekday } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Answer, NoAnswer } from '#app/ui/components/calculator-answer.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import * as urls from '#app/ui/urls.ts'
import { figures } from '#config/figures.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { answerDeadline, type DatedAnswer } from './counting/deadline-answer.ts'
import { DayCalendar } from './day-calendar.tsx'
import { RuleBasis, RuleLine, ShareLink } from './deadline-answer-parts.tsx'
import { type DeadlineQuery, deadlineParams } from './deadline-query.ts'
import { questionTexts } from './deadline-questions.ts'
import { ShortestTimeLimits } from './shortest-time-limits.tsx'

/** `today`: an ISO date in Vilnius. */
export function DeadlineResult({ query, today }: { query: DeadlineQuery | null; today: string }) {
  if (query === null) {
    return (
      <NoAnswer>
        <p>{typography(pageTexts.deadlines.answer)}</p>
      </NoAnswer>
    )
  }
  const answer = answerDeadline(query)
  switch (answer.kind) {
    case 'dated':
      return <Dated query={query} answer={answer} today={today} />
    case 'shortest':
      return <ShortestTimeLimits query={query} answer={answer} />
    case 'noTimeLimit':
      return (
        <Answer heading={figures[answer.figure].name} summary={formatWithBound(figures[answer.figure])}>
          <p className="text-lg font-semibold">Toks terminas {formatWithBound(figures[answer.figure])}.</p>
          <Warnings warnings={answer.warnings} />
          <ShareLink query={query} />
          <RuleBasis figure={answer.figure} law={query.law} />
        </Answer>
      )
    case 'noLegalBasis':
      return (
        <Answer heading={questionTexts[query.question].label} summary={answer.sentence}>
          <p className="text-lg">{typography(answer.sentence)}</p>
        </Answer>
      )
  }
}

interface DatedProps {
  query: DeadlineQuery
  answer: DatedAnswer
  today: string
}

function Dated({ query, answer, today }: DatedProps) {
  const { figure, days, span, warnings } = answer
  const end = withoutSameDay(answer.end)
  const main = (end.safe ?? end.legal ?? end.nominal).toString()
  const label = end.safe ? 'Saugi data' : 'Paskutinė diena pirkėjui'
  const left = daysLeftText(main, today)
  return (
    <Answer heading={figures[figure].name} summary={`${label}: ${formatDateWithWeekday(main)}, ${left}`}>
      <div className="deadline-dates">
        <DateLine kind={end.safe ? 'safe' : 'legal'} label={label} day={main}>
          <span className="deadline-left">{left}</span>
        </DateLine>
        {end.safe && end.legal && (
          <DateLine kind="legal" label="Teisinė pabaiga" day={end.legal.toString()} />
        )}
        {answer.end.legal === null && (
          <DateLine kind="nominal" label="Skaičiuojant atgal" day={end.nominal.toString()} />
        )}
        <RuleLine figure={figure} law={query.law} />
      </div>
      <Warnings warnings={warnings} />
      <DayCalendar start={query.start} days={days} end={end} span={span} />
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
      <RuleBasis figure={figure} law={query.law} />
    </Answer>
  )
}

function withoutSameDay(end: DatedAnswer['end']): DatedAnswer['end'] {
  const isSame = end.safe !== null && end.legal?.equals(end.safe)
  return isSame ? { ...end, legal: null } : end
}

interface DateLineProps {
  kind: 'safe' | 'legal' | 'nominal'
  label: string
  day: string
  /** Beside the main date, which is large. */
  children?: ReactNode
}

function DateLine({ kind, label, day, children }: DateLineProps) {
  const time = <time dateTime={day}>{formatDateWithWeekday(day)}</time>
  return (
    <p data-date={kind}>
      <span>{label}</span> {children ? <strong>{time}</strong> : time} {children}
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
