import { formatLimit } from '#app/shared/figures/format-figure.ts'
import { GroundLine, SECONDARY_SOURCE } from '#app/shared/figures/ground-line.tsx'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import * as urls from '#app/shared/urls.ts'
import { type FigureId, figures, parties } from '#config/figures.ts'
import { groundsFor } from './counting/deadline-answer.ts'
import { type DeadlineQuery, deadlineParams, type Law } from './deadline-query.ts'

export const CARD = 'card grid gap-5 rounded-xl p-[clamp(1.1rem,3vw,1.9rem)]'

interface AnswerProps {
  heading: string
  /** Read out when the answer comes without a new page. */
  summary: string
  children: React.ReactNode
}

/** The frame of every answer. */
export function Answer({ heading, summary, children }: AnswerProps) {
  return (
    <section id="atsakymas" data-answer={summary} aria-labelledby="answer-heading" className={CARD}>
      <h2 id="answer-heading" className="text-xl">
        {typography(heading)}
      </h2>
      {children}
    </section>
  )
}

/** The rule that was counted by: how long, whom it binds, where it is written. */
export function RuleFacts({ figure, law }: { figure: FigureId; law: Law }) {
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

export function ShareLink({ query }: { query: DeadlineQuery }) {
  return (
    <a href={`${urls.deadlines}?${deadlineParams(query)}`} className="link list-target">
      Nuoroda į šį atsakymą
    </a>
  )
}
