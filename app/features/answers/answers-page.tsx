import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import { TextSources } from '#app/ui/content/text-foot.tsx'
import { TextReview } from '#app/ui/content/text-review.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import { LinkedTexts } from '#app/ui/figures/linked-texts.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import type { Answer } from './answer-schema.ts'
import { answerTopics, checkedOn } from './answers.ts'

/** A section, term, figure, template or calculator, and the page that it is on. */
export interface FoundPlace {
  title: string
  page: string
  href: string
}

export interface Found {
  answers: readonly Answer[]
  /** No answer has enough of what was asked: these have most of it. */
  isGuess: boolean
  places: readonly FoundPlace[]
}

export const QUESTION_PARAM = 'klausimas'

interface AnswersPageProps {
  /** Without it, and with nothing asked, the page lists all questions. */
  answer: Answer | null
  asked: string
  found: Found | null
}

export function AnswersPage({ answer, asked, found }: AnswersPageProps) {
  const { label, intro, note } = pageTexts.answers
  const index = { label, href: urls.answers }
  const heading = typography(answer?.question ?? pages.answers.title)
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb crumbs={answer ? [index, { label: heading }] : [{ label }]} />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] max-w-[19em] text-title">{heading}</h1>
      {answer ? (
        <WholeAnswer answer={answer} />
      ) : (
        <p className="mt-3 mb-5 max-w-[40rem] text-lg text-ink-2">{typography(intro)}</p>
      )}
      <QuestionForm asked={asked} isLive={answer === null} />
      <p role="status" data-answer-status className="sr-only" />
      <div data-answer={found ? summaryOf(found) : ''} className="mt-[clamp(1.5rem,4vw,2.5rem)]">
        {found ? <FoundTexts {...found} /> : <Questions besides={answer} />}
      </div>
      <p className="mt-8 mb-[clamp(3rem,6vw,5rem)] max-w-[42rem] text-sm text-ink-2">{typography(note)}</p>
      <CallToAction ctaId="atsakymai" />
    </div>
  )
}

/** It works without scripts; with them, what is found shows as the visitor types. */
function QuestionForm({ asked, isLive }: { asked: string; isLive: boolean }) {
  return (
    <form
      action={urls.answers}
      data-live-form={isLive ? 'input' : undefined}
      data-print="no"
      className="flex max-w-[44rem] flex-wrap items-end gap-2.5"
    >
      <label className="min-w-[min(100%,14rem)] grow">
        <span className="mb-1.5 block text-sm font-semibold">Jūsų klausimas</span>
        <input
          name={QUESTION_PARAM}
          defaultValue={asked}
          placeholder="Pvz., pirkėjas laiku nesumokėjo"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="control"
        />
      </label>
      <button type="submit" className="button max-sm:w-full">
        Rasti atsakymą
      </button>
    </form>
  )
}

function summaryOf({ answers, places }: Found): string {
  const count = answers.length + places.length
  return count === 0 ? 'Atsakymo neradome.' : `Rasta: ${count}.`
}

function WholeAnswer({ answer }: { answer: Answer }) {
  return (
    <div className="mb-9 max-w-[46rem]">
      <TextReview checkedOn={checkedOn(answer)} hasSources />
      <div className="mt-5 grid gap-3 text-lg">
        <AnswerText answer={answer} />
      </div>
      <TextSources sources={answer.sources} checkedOn={checkedOn(answer)} />
    </div>
  )
}

function AnswerText({ answer: { sentences, sources, links } }: { answer: Answer }) {
  const bases = sources.map((source) =>
    'title' in source ? source.title : [source.act, source.article].filter(Boolean).join(' '),
  )
  return (
    <>
      {sentences.map((sentence, index) => (
        <p key={sentence} className={index === 0 ? 'font-semibold' : undefined}>
          <TextWithFigures text={sentence} />
        </p>
      ))}
      <p className="text-sm text-ink-2">Pagrindas: {typography(bases.join(', '))}.</p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
        Plačiau:
        {links.map(({ label, href }) => (
          <a key={href} href={href} className="link list-target">
            {typography(label)}
          </a>
        ))}
      </p>
    </>
  )
}

/** Lists all questions or, on the page of one, the others of its topic. */
function Questions({ besides }: { besides: Answer | null }) {
  const topics = besides ? answerTopics.filter(({ questions }) => questions.includes(besides)) : answerTopics
  return (
    <>
      <div className="gap-x-10 lg:columns-2">
        {topics.map(({ title, questions }) => (
          <section key={title} className="mb-7 break-inside-avoid">
            <h2 className="mb-1.5 text-xl">{typography(title)}</h2>
            <ul>
              {questions
                .filter((question) => question !== besides)
                .map(({ slug, question }) => (
                  <li key={slug}>
                    <a href={urls.answer(slug)} className="link list-target py-1.5">
                      {typography(question)}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {besides && (
        <a href={urls.answers} className="link list-target">
          Visi klausimai
        </a>
      )}
    </>
  )
}

function FoundTexts({ answers, isGuess, places }: Found) {
  const isFound = answers.length + places.length > 0
  return (
    <div className="max-w-[46rem]">
      {isGuess && answers.length > 0 && <p className="mb-3 text-xl font-semibold">Gal apie tai?</p>}
      {answers.map((answer) => (
        <article key={answer.slug} className="card mb-4 grid gap-2.5 p-[clamp(1rem,2.5vw,1.5rem)]">
          <h2 className="text-h3">
            <a href={urls.answer(answer.slug)} className="link">
              {typography(answer.question)}
            </a>
          </h2>
          <AnswerText answer={answer} />
        </article>
      ))}
      {places.length > 0 && <h2 className="mt-7 mb-2 text-xl">Kur skaityti plačiau</h2>}
      <ul>
        {places.map(({ title, page, href }) => (
          <li key={href + title} className="border-t border-line py-2.5">
            <a href={href} className="link">
              {typography(title)}
            </a>
            <span className="block text-sm text-ink-2">{typography(page)}</span>
          </li>
        ))}
      </ul>
      <h2 className="mt-7 mb-2 text-xl">{isFound ? 'Ne tai, ko ieškojote?' : 'Atsakymo neradome'}</h2>
      <LinkedTexts texts={pageTexts.answers.otherWays} className="grid gap-1" />
    </div>
  )
}
