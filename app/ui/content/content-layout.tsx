import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#app/ui/components/breadcrumb.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import type { ContentPage, Heading } from './content-file.ts'
import { mdxComponents } from './mdx/mdx-components.tsx'
import { FoldedContents, SideContents } from './table-of-contents.tsx'

interface ContentLayoutProps {
  page: Pick<ContentPage<unknown>, 'Content' | 'headings'>
  crumbs: readonly Crumb[]
  heading: string
  details?: ReactNode
  /** It stands beside the heading on wide screens. */
  picture?: ReactNode
  components?: Record<string, unknown>
  isNumbered?: boolean
  hasOffer?: boolean
  formHref?: string | undefined
  hasFoldedSections?: boolean
  endHeadings?: readonly Heading[]
  children?: ReactNode
}

export function ContentLayout(props: ContentLayoutProps) {
  const {
    page,
    crumbs,
    heading,
    details,
    picture,
    components,
    isNumbered = false,
    endHeadings = [],
    children,
    hasOffer = false,
    formHref = urls.leadForm({ wants: ['offer'] }),
    hasFoldedSections = false,
  } = props
  const { Content } = page
  const headings = [...page.headings, ...endHeadings]
  const numbering = isNumbered ? 'is-numbered' : ''
  return (
    <article className="content-page">
      <div className="wrap pt-6 pb-[clamp(1.75rem,4vw,3rem)]">
        <div className="flex items-center justify-between gap-4">
          <Breadcrumb crumbs={crumbs} />
          {!hasFoldedSections && <AnswersLink />}
        </div>
        {picture && (
          <div data-print="no" className="float-right mt-4 ml-12 max-lg:hidden">
            {picture}
          </div>
        )}
        <h1 className="mt-[clamp(1rem,3vw,2rem)] max-w-[19em] text-title">{heading}</h1>
        {details}
      </div>
      <div className="content-body border-y border-line bg-sheet py-[clamp(2rem,5vw,4rem)]">
        <div className={`wrap content-grid ${numbering}`}>
          {!hasFoldedSections && <FoldedContents headings={headings} />}
          <div className="min-w-0">
            <div className="prose">
              <Content components={{ ...mdxComponents, ...(hasOffer && { LetterLine }), ...components }} />
            </div>
            {children}
          </div>
          {!hasFoldedSections && (
            <SideContents headings={headings}>{hasOffer && <SideOffer formHref={formHref} />}</SideContents>
          )}
        </div>
      </div>
    </article>
  )
}

function AnswersLink() {
  return (
    <a href={urls.answers} data-print="no" className="quiet-link list-target shrink-0 gap-1.5 text-sm">
      <Icon name="search" className="size-4" />
      Atsakymai
    </a>
  )
}

/** Readers who came for the text learn of the letter; search engines do not quote the line. */
function LetterLine() {
  return (
    <p data-print="no" data-nosnippet="" className="letter-line">
      Kokie pirkimai šiandien tiktų jums?{' '}
      <a href={urls.letter} className="link">
        Parašykite, ką parduodate
      </a>
      .
    </p>
  )
}

function SideOffer({ formHref }: { formHref: string }) {
  return (
    <aside aria-label="Naujienlaiškis" className="card shrink-0 bg-paper p-4 text-sm max-lg:hidden">
      <p className="font-semibold">Jūsų srities pirkimai kas&nbsp;rytą el.&nbsp;paštu</p>
      <a href={formHref} data-cta="side" className="button button-quiet mt-3 w-full px-3 text-sm">
        Gauti pasiūlymą
      </a>
    </aside>
  )
}
