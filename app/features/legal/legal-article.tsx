import { ContentLayout } from '#app/shared/content/content-layout.tsx'
import { TextChanges } from '#app/shared/content/text-changes.tsx'
import { TextReview } from '#app/shared/content/text-review.tsx'
import { TextSources } from '#app/shared/content/text-sources.tsx'
import { typography } from '#app/shared/text/typography.ts'
import type { LegalPage } from './legal-pages.ts'

/** A legal page: its sections are numbered; only those that cite a law have sources. */
export function LegalArticle({ page }: { page: LegalPage }) {
  return (
    <ContentLayout
      page={page}
      crumbs={[{ label: typography(page.title) }]}
      heading={typography(page.title)}
      details={<TextReview reviewed={page.reviewed} />}
      isNumbered
    >
      {page.sources && <TextSources sources={page.sources} reviewed={page.reviewed} />}
      <TextChanges {...page} />
    </ContentLayout>
  )
}
