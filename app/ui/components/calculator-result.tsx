import type { ReactNode } from 'react'
import { typography } from '#app/domain/text/typography.ts'
import { reviewSignature } from '#app/ui/content/text-review.tsx'
import { PROCUREMENT_KINDS, type ProcurementKind } from '#app/ui/forms/query-values.ts'
import { Icon } from './icon.tsx'

const CARD = 'card grid gap-5 rounded-xl p-[clamp(1.1rem,3vw,1.6rem)]'

interface ResultCardProps {
  heading: string
  /** Announced to screen readers when the result comes without a new page. */
  summary?: string
  kind?: ProcurementKind | undefined
  className?: string
  children: ReactNode
}

export function ResultCard(props: ResultCardProps) {
  const { heading, summary = heading, kind, className = 'text-xl', children } = props
  return (
    <section
      id="atsakymas"
      data-answer={summary}
      data-kind={kind && PROCUREMENT_KINDS[kind]}
      aria-labelledby="answer-heading"
      className={CARD}
    >
      <h2 id="answer-heading" className={className}>
        {typography(heading)}
      </h2>
      {children}
    </section>
  )
}

interface ResultBasisProps {
  caveat: string
  disclaimer: string
  children?: ReactNode
}

/** One line stands under a result; what the result rests on is closed until somebody asks for it. */
export function ResultBasis({ caveat, disclaimer, children }: ResultBasisProps) {
  return (
    <details className="group border-t border-line-strong pt-2 text-sm">
      <summary className="target flex items-center justify-between gap-3">
        <span>
          {caveat}. <span className="link">Kaip tikrinome</span>
        </span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {children}
      <p className="mt-4">
        {typography(disclaimer)} {reviewSignature()}
      </p>
    </details>
  )
}

export function EmptyResultCard({ picture, children }: { picture?: string; children?: ReactNode }) {
  return (
    <section data-answer="" className={`${CARD} text-ink-2 lg:min-h-56 lg:content-center`}>
      {picture && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
        <div className="w-60 max-w-full" dangerouslySetInnerHTML={{ __html: picture }} />
      )}
      <p>Atsakymas atsiras čia, kai užpildysite laukus.</p>
      {children}
    </section>
  )
}
