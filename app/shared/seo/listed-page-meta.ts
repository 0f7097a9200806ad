import type { MetaDescriptor } from 'react-router'
import type { PageRow } from '#app/page-row.ts'
import { pageMeta } from './page-meta.ts'
import { shareImage } from './share-image.ts'
import { breadcrumbs, type StructuredData, webPage } from './structured-data.ts'

interface ListedPage extends Pick<PageRow, 'path' | 'publishedOn' | 'share'> {
  title: string
  description: string
  /** In the breadcrumbs. */
  label: string
  /** Since it was published. */
  changedOn?: string
  /** When it was last compared with its sources. */
  reviewedOn?: string
}

/** The head of a page that is the same for everybody: its row of `pages.ts` and its texts. */
export function listedPageMeta(
  matches: readonly unknown[],
  { path, title, description, label, share, publishedOn, changedOn = publishedOn, reviewedOn }: ListedPage,
  structuredData: readonly StructuredData[] = [],
): MetaDescriptor[] {
  const dates = {
    publishedOn: publishedOn ?? '',
    changedOn: changedOn ?? '',
    ...(reviewedOn && { reviewedOn }),
  }
  return pageMeta(matches, {
    title,
    description,
    path,
    ...(share && { image: shareImage(path) }),
    structuredData: [
      ...(publishedOn ? [webPage({ title, description, path, ...dates })] : []),
      breadcrumbs([{ name: label, path }]),
      ...structuredData,
    ],
  })
}
