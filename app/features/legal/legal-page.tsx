import { typography } from '#app/domain/text/typography.ts'
import { ContentLayout } from '#app/ui/content/content-layout.tsx'
import { ChangesOfText, TextSources } from '#app/ui/content/text-foot.tsx'
import { TextReview } from '#app/ui/content/text-review.tsx'
import type { LegalPage } from './legal-pages.ts'

/** The sections of a legal page are numbered; only those that cite a law have sources. */
export function LegalPageView({ page }: { page: LegalPage }) {
  return (
    <ContentLayout
      page={page}
      crumbs={[{ label: typography(page.title) }]}
      heading={typography(page.title)}
      details={<TextReview checkedOn={page.reviewed} />}
      isNumbered
    >
      {page.sources && <TextSources sources={page.sources} checkedOn={page.reviewed} />}
      <ChangesOfText {...page} />
    </ContentLayout>
  )
}
