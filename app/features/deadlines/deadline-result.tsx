import { workingDayOnOrAfter } from '#app/shared/calendar/working-days.ts'
import { TextWithFigures } from '#app/shared/figures/figure-text.tsx'
import { formatLimit } from '#app/shared/figures/format-figure.ts'
import { GroundLine, SECONDARY_SOURCE } from '#app/shared/figures/ground-line.tsx'
import { formatDate, formatDateWithWeekday } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import * as urls from '#app/shared/urls.ts'
import { type FigureId, figures, parties } from '#config/figures.ts'
import { DayCalendar } from './day-calendar.tsx'
import { answerDeadline, type DatedAnswer, groundsFor, type MinimumsAnswer } from './deadline-answer.ts'
import { type DeadlineQuery, deadlineParams, type Law } from './deadline-query.ts'
import { questionFacts } from './deadline-questions.ts'
import { DEADLINES_PAGE } from './deadlines-text.ts'

const CARD = 'card grid gap-5 rounded-xl p-[clamp(1.1rem,3vw,1.9rem)]'

/** The answer to a question that can be answered; before that, what will stand here. */
export function DeadlineResult({ query }: { query: DeadlineQuery | null }) {
  if (query === null) {
    return (
      <section data-answer="" className={`${CARD} border-dashed text-ink-2`}>
        <p>{DEADLINES_PAGE.placeholder}</p>
      </section>
    )
  }
  const answer = answerDeadline(query)
  switch (answer.kind) {
    case 'dated':
      return <Dated query={query} answer={answer} />
    case 'minimums':
      return <Minimums query={query} minimums={answer.minimums} />
    case 'noTerm':
      return (
        <Answer heading={figures[answer.figure].name} summary={formatLimit(figures[answer.figure])}>
          <p className="text-lg font-semibold">Toks terminas {formatLimit(figures[answer.figure])}.</p>
          <Warnings warnings={answer.warnings} />
          <RuleFacts figure={answer.figure} law={query.law} />
          <ShareLink query={query} />
        </Answer>
      )
    case 'noGround':
      return (
        <Answer heading={questionFacts[query.question].label} summary={answer.sentence}>
          <p className="text-lg">{typography(answer.sentence)}</p>
        </Answer>
      )
  }
}

interface AnswerProps {
  heading: string
  /** Read out when the answer comes without a new page. */
  summary: string
  children: React.ReactNode
}

function Answer({ heading, summary, children }: AnswerProps) {
  return (
    <section id="atsakymas" data-answer={summary} aria-labelledby="answer-heading" className={CARD}>
      <h2 id="answer-heading" className="text-xl">
        {typography(heading)}
      </h2>
      {children}
    </section>
  )
}

function Dated({ query, answer }: { query: DeadlineQuery; answer: DatedAnswer }) {
  const { figure, end, days, span, warnings } = answer
  const main = end.safe ?? end.legal ?? end.nominal
  const label = end.safe ? 'Saugi data' : 'Pirkėjo paskutinė diena'
  return (
    <Answer heading={figures[figure].name} summary={`${label}: ${formatDateWithWeekday(main.toString())}`}>
      <div className="deadline-dates">
        {end.safe && <DateLine kind="safe" label="Saugi data" day={end.safe} isMain />}
        {end.legal && (
          <DateLine
            kind="legal"
            label={end.safe ? 'Teisinė pabaiga' : 'Pirkėjo paskutinė diena'}
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
          Įsidėti į kalendorių (.ics)
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

/** The rule that was counted by: how long, whom it binds, where it is written. */
function RuleFacts({ figure, law }: { figure: FigureId; law: Law }) {
  const { binds, condition, note, checkedOn } = figures[figure]
  const grounds = groundsFor(figure, law)
  const isSecondary = grounds.every(({ mark }) => mark === 'B')
  return (
    <dl className="deadline-facts">
      <div>
        <dt>Taisyklė</dt>
        <dd>
          {formatLimit(figures[figure])}
          {condition && ` ${typography(condition)}`}
          {note && <small>{typography(note)}</small>}
        </dd>
      </div>
      <div>
        <dt>Kam taikoma</dt>
        <dd>{typography(parties[binds])}</dd>
      </div>
      <div>
        <dt>Pagrindas</dt>
        <dd>
          {grounds.map((ground) => (
            <GroundLine key={JSON.stringify(ground)} ground={ground} isMarkTold={isSecondary} />
          ))}
        </dd>
      </div>
      <div>
        <dt>Patikrinta</dt>
        <dd>
          {formatDate(checkedOn)}
          {isSecondary && `, ${SECONDARY_SOURCE}`}
        </dd>
      </div>
    </dl>
  )
}

function Minimums({ query, minimums }: { query: DeadlineQuery } & Pick<MinimumsAnswer, 'minimums'>) {
  const dated = minimums.filter(({ day }) => day !== null)
  const undated = minimums.filter(({ day }) => day === null)
  const first = dated[0]
  return (
    <Answer heading={questionFacts[query.question].label} summary="Trumpiausi terminai suskaičiuoti.">
      <p>
        Anksčiau už šias dienas pasiūlymų terminas atvirame konkurse baigtis negali; pirkėjas gali duoti
        ilgesnį.
      </p>
      <ul className="deadline-minimums">
        {dated.map(({ figure, day }) => (
          <li key={figure}>
            {typography(figures[figure].name)}: {formatLimit(figures[figure])}
            {day && <EarliestDay day={day} />}
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        Kitiems būdams šaltiniai nurodo tik trukmę, bet ne pirmąją dieną, todėl datos neskaičiuojame:
      </p>
      <ul className="deadline-minimums">
        {undated.map(({ figure }) => (
          <li key={figure}>
            {typography(figures[figure].name)}: {formatLimit(figures[figure])}
            <span className="deadline-grounds">
              {groundsFor(figure, query.law).map((ground) => (
                <GroundLine key={JSON.stringify(ground)} ground={ground} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {first && <RuleFacts figure={first.figure} law={query.law} />}
      <ShareLink query={query} />
    </Answer>
  )
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

function ShareLink({ query }: { query: DeadlineQuery }) {
  return (
    <a href={`${urls.deadlines}?${deadlineParams(query)}`} className="link list-target">
      Nuoroda į šį atsakymą
    </a>
  )
}
