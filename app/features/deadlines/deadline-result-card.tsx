import type { ReactNode } from 'react'
import { formatWithBound } from '#app/domain/figures/format-figure.ts'
import { daysLeftText, formatDateWithWeekday } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { EmptyResultCard, ResultCard } from '#app/ui/components/calculator-result.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import * as urls from '#app/ui/urls.ts'
import { figures } from '#config/figures.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import calendar from './calendar.svg?raw'
import { calculateDeadline, type DatedResult } from './counting/deadline-result.ts'
import { DayCalendar } from './day-calendar.tsx'
import { type DeadlineQuery, deadlineParams } from './deadline-query.ts'
import { questionTexts } from './deadline-questions.ts'
import { RuleBasis, RuleLine, ShareLink } from './deadline-result-parts.tsx'
import { ShortestTimeLimits } from './shortest-time-limits.tsx'

/** `today` is an ISO date in Vilnius. */
export function DeadlineResultCard({ query, today }: { query: DeadlineQuery | null; today: string }) {
  if (query === null) {
    return (
      <EmptyResultCard picture={calendar}>
        <p>{typography(pageTexts.deadlines.answer)}</p>
      </EmptyResultCard>
    )
  }
  const result = calculateDeadline(query)
  switch (result.kind) {
    case 'dated':
      return <Dated query={query} result={result} today={today} />
    case 'shortest':
      return <ShortestTimeLimits query={query} result={result} />
    case 'noTimeLimit':
      return (
        <ResultCard heading={figures[result.figure].name} summary={formatWithBound(figures[result.figure])}>
          <p className="text-lg font-semibold">Toks terminas {formatWithBound(figures[result.figure])}.</p>
          <Warnings warnings={result.warnings} />
          <ShareLink query={query} />
          <RuleBasis figure={result.figure} law={query.law} />
        </ResultCard>
      )
    case 'noLegalBasis':
      return (
        <ResultCard heading={questionTexts[query.question].label} summary={result.sentence}>
          <p className="text-lg">{typography(result.sentence)}</p>
        </ResultCard>
      )
  }
}

interface DatedProps {
  query: DeadlineQuery
  result: DatedResult
  today: string
}

function Dated({ query, result, today }: DatedProps) {
  const { figure, days, span, warnings } = result
  const end = withoutSameDay(result.end)
  const main = (end.safe ?? end.legal ?? end.nominal).toString()
  const label = end.safe ? 'Saugi data' : 'Paskutinė diena pirkėjui'
  const left = daysLeftText(main, today)
  return (
    <ResultCard heading={figures[figure].name} summary={`${label}: ${formatDateWithWeekday(main)}, ${left}`}>
      <div className="deadline-dates">
        <DateLine kind={end.safe ? 'safe' : 'legal'} label={label} day={main}>
          <span className="deadline-left">{left}</span>
        </DateLine>
        {end.safe && end.legal && (
          <DateLine kind="legal" label="Teisinė pabaiga" day={end.legal.toString()} />
        )}
        {result.end.legal === null && (
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
    </ResultCard>
  )
}

function withoutSameDay(end: DatedResult['end']): DatedResult['end'] {
  const isSame = end.safe !== null && end.legal?.equals(end.safe)
  return isSame ? { ...end, legal: null } : end
}

interface DateLineProps {
  kind: 'safe' | 'legal' | 'nominal'
  label: string
  day: string
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
