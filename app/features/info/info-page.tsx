import { typography } from '#app/domain/text/typography.ts'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import { ContentLayout } from '#app/ui/content/content-layout.tsx'
import { QUESTIONS_HEADING, Questions } from '#app/ui/content/questions.tsx'
import { ChangesOfText, SOURCES_HEADING, TextSources } from '#app/ui/content/text-foot.tsx'
import { TextReview } from '#app/ui/content/text-review.tsx'
import { navigationLabel } from '#app/ui/layout/navigation.ts'
import type { InfoPage } from './info-pages.ts'

interface InfoPageViewProps {
  page: InfoPage
  formHref?: string | undefined
  components?: Record<string, unknown>
}

export function InfoPageView({ page, formHref, components }: InfoPageViewProps) {
  const { slug, trade } = page
  const heading = typography(page.heading)
  return (
    <>
      <ContentLayout
        page={page}
        crumbs={[{ label: navigationLabel(`/${page.slug}`) ?? page.heading }]}
        heading={heading}
        components={components}
        details={<TextReview publishedOn={page.published} checkedOn={page.reviewed} hasSources />}
        hasOffer
        formHref={formHref}
        endHeadings={[QUESTIONS_HEADING, SOURCES_HEADING]}
      >
        <div className="mt-[clamp(2.5rem,5vw,4rem)]">
          <Questions questions={page.faq} />
        </div>
        <TextSources sources={page.sources} checkedOn={page.reviewed} />
        <ChangesOfText {...page} />
      </ContentLayout>
      <div className="wrap section">
        <CallToAction ctaId={slug} trade={trade} formHref={formHref} />
      </div>
    </>
  )
}
