import { ContentLayout } from '#app/shared/content/content-layout.tsx'
import { TextChanges } from '#app/shared/content/text-changes.tsx'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import type { LegalPage } from './legal-pages.ts'

/** A legal page: its sections are numbered, and it says when it was changed. */
export function LegalArticle({ page }: { page: LegalPage }) {
  return (
    <ContentLayout
      page={page}
      crumbs={[{ label: typography(page.title) }]}
      heading={typography(page.title)}
      details={
        <p className="mt-5 text-sm text-ink-2">
          Paskutinį kartą atnaujinta <time dateTime={page.updated}>{formatDate(page.updated)}</time>
        </p>
      }
      isNumbered
    >
      <TextChanges changes={page.changes} />
    </ContentLayout>
  )
}
