import type { ReactNode } from 'react'
import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'

export interface Question {
  question: string
  answer: string
}

export const QUESTIONS_HEADING = { id: 'duk', text: 'Dažni klausimai' }

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby={QUESTIONS_HEADING.id} className="questions">
      <h2 id={QUESTIONS_HEADING.id}>{QUESTIONS_HEADING.text}</h2>
      <div className="mt-6 border-t border-line-strong">
        {questions.map(({ question, answer }) => (
          <QuestionItem key={question} question={question} group="duk">
            <TextWithFigures text={answer} />
          </QuestionItem>
        ))}
      </div>
    </section>
  )
}

interface QuestionItemProps {
  question: string
  /** Only one answer of a group is open at a time. */
  group: string
  children: ReactNode
}

export function QuestionItem({ question, group, children }: QuestionItemProps) {
  return (
    <details name={group} className="group border-b border-line-strong">
      <summary className="flex items-center justify-between gap-4 py-2.5 sm:py-4">
        <h3 className="text-lg sm:text-h3">{typography(question)}</h3>
        <Icon name="plus" className="size-5 text-green transition-transform group-open:rotate-45" />
      </summary>
      <div className="max-w-[40rem] pb-5 text-ink-2">{children}</div>
    </details>
  )
}
