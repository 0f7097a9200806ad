import type { ReactNode } from 'react'
import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { Breadcrumb } from './breadcrumb.tsx'
import { CallToAction } from './call-to-action.tsx'

export const CALCULATORS = ['deadlines', 'estimatedValue', 'priceReview'] as const

interface CalculatorPageProps {
  page: (typeof CALCULATORS)[number]
  form: ReactNode
  result: ReactNode
  /** The result then stands before the form. */
  hasResult: boolean
  children: ReactNode
}

export function CalculatorPage(props: CalculatorPageProps) {
  const { page, form, result, hasResult, children } = props
  const { path, title } = pages[page]
  const { label, intro } = pageTexts[page]
  return (
    <>
      <div className="content-page">
        <div className="wrap pt-6 pb-[clamp(1.75rem,4vw,3rem)]">
          <Breadcrumb crumbs={[{ label }]} />
          <h1 className="mt-[clamp(1rem,3vw,2rem)] max-w-[19em] text-title">{title}</h1>
          <p className="mt-3 max-w-[40rem] text-lg text-ink-2">{typography(intro)}</p>
          <div className="calculator mt-4 grid items-start gap-6 sm:mt-8 lg:gap-8">
            {!hasResult && form}
            <div className="calculator-result">
              {hasResult && (
                <a href="#duomenys" data-print="no" className="link list-target mb-2 lg:hidden">
                  Keisti duomenis
                </a>
              )}
              {result}
              <p role="status" data-answer-status className="sr-only" />
            </div>
            {hasResult && form}
          </div>
        </div>
        <div className="border-y border-line bg-sheet py-[clamp(2rem,5vw,4rem)]">
          <div className="wrap">
            <div className="prose calculator-text">{children}</div>
          </div>
        </div>
      </div>
      <div data-print="no" className="wrap section">
        <CallToAction ctaId={path.slice(1)} formHref={urls.leadFormPage({ wants: ['offer'] })} />
      </div>
    </>
  )
}
