import { ChangesOfText } from '#app/shared/content/changes-of-text.tsx'
import { ContentLayout } from '#app/shared/content/content-layout.tsx'
import { TextReview } from '#app/shared/content/text-review.tsx'
import { TextSources } from '#app/shared/content/text-sources.tsx'
import { typography } from '#app/shared/text/typography.ts'
import type { LegalPage } from './legal-pages.ts'

/** A legal page: its sections are numbered; only those that cite a law have sources. */
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
