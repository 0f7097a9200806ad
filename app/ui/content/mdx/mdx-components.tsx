import type { ReactNode } from 'react'
import { slugOf } from '#app/domain/text/slug.ts'
import { typography } from '#app/domain/text/typography.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import { ClaimTimeline, PartnerChoice, ProcedureChoice } from '#app/ui/content/diagrams.tsx'
import { FigureText } from '#app/ui/figures/figure-text.tsx'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import { ContentLink } from './content-link.tsx'
import { Operator } from './operator.tsx'
import { HeaderCell, ScrollableTable, TableCell } from './table.tsx'
import { Thresholds } from './thresholds.tsx'

/** Editors may use these components in `.mdx` files; content/README.md describes them. */
export const mdxComponents = {
  a: ContentLink,
  h2: AnchoredHeading,
  table: ScrollableTable,
  th: HeaderCell,
  td: TableCell,
  Callout,
  Checklist,
  ClaimTimeline,
  CpvCode: CpvCodeLink,
  Example,
  Figure: FigureText,
  LetterLine: () => null,
  NotFigure,
  Operator,
  PartnerChoice,
  ProcedureChoice,
  Thresholds,
  RequestButton,
}

function AnchoredHeading({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <h2 id={id}>
      {children}
      <a href={`#${id}`} className="heading-anchor" aria-label="Nuoroda į šį skyrių">
        #
      </a>
    </h2>
  )
}

type NotFigureReason = 'advice' | 'example' | 'service' | 'other-law' | 'third-party'

/** The content check would take such a number for a figure of the law. */
function NotFigure({ why, children }: { why: NotFigureReason; children: ReactNode }) {
  return <span data-not-figure={why}>{children}</span>
}

function Callout({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="callout">
      {children}
    </div>
  )
}

/** Its items can be ticked; the build makes labels of them. */
function Checklist({ title, children }: { title: string; children: ReactNode }) {
  const id = `sarasas-${slugOf(title)}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's, and its legend breaks when printed
    <div role="group" aria-labelledby={id} className="checklist">
      <p id={id} className="checklist-title">
        {typography(title)}
      </p>
      {children}
    </div>
  )
}

/** The content check skips invented numbers. With `isInvented` the organisations are invented, too. */
function Example({ isInvented = false, children }: { isInvented?: boolean; children: ReactNode }) {
  return (
    <div data-example className="example">
      <p className="example-label">Pavyzdys{isInvented && '. Organizacijos išgalvotos'}</p>
      {children}
    </div>
  )
}

interface CpvCodeLinkProps {
  code: string
  kept?: FormCall
  children?: ReactNode
}

export function CpvCodeLink({ code, kept = {}, children }: CpvCodeLinkProps) {
  return (
    <a href={withCodes(urls.cpvCode(code), kept)} className="cpv-code" data-cpv={code}>
      <span className="cpv-code-digits">{code}</span>
      {children && (
        <>
          {' '}
          <span>{children}</span>
        </>
      )}
    </a>
  )
}

function RequestButton({ children }: { children: ReactNode }) {
  return (
    <p data-print="no">
      <a href={urls.leadForm({ wants: ['offer'] })} data-cta="text" className="button">
        {children}
      </a>
    </p>
  )
}
