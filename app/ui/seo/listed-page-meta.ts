import type { MetaDescriptor } from 'react-router'
import type { PageRow } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { pageMeta } from './page-meta.ts'
import { breadcrumbs, webPage } from './structured-data.ts'

interface ListedPage extends Pick<PageRow, 'path' | 'publishedOn'> {
  title: string
  description: string
  label: string
  changedOn?: string
  /** Somebody last compared it with its sources on this day. */
  checkedOn?: string
  above?: { name: string; path: string }
}

interface DatedText {
  title: string
  description: string
  published: string
  updated: string
  reviewed: string
}

/** The head of a page that is the same for everybody: its row of `pages.ts` and its texts. */
export function listedPageMeta(
  matches: readonly unknown[],
  name: keyof typeof pageTexts,
  details: Partial<Pick<ListedPage, 'title' | 'changedOn' | 'checkedOn'>> = {},
): MetaDescriptor[] {
  return metaOf(matches, { ...pages[name], ...pageTexts[name], ...details })
}

export function textMeta(
  matches: readonly unknown[],
  { title, description, published, updated, reviewed }: DatedText,
  place: Pick<ListedPage, 'path' | 'label' | 'above'>,
): MetaDescriptor[] {
  const dates = { publishedOn: published, changedOn: updated, checkedOn: reviewed }
  return metaOf(matches, { title, description, ...dates, ...place })
}

function metaOf(matches: readonly unknown[], page: ListedPage): MetaDescriptor[] {
  const { path, title, description, label, publishedOn, changedOn, checkedOn, above } = page
  return pageMeta(matches, {
    title,
    description,
    path,
    structuredData: [
      ...(publishedOn ? [webPage({ title, description, path, publishedOn, changedOn, checkedOn })] : []),
      breadcrumbs([...(above ? [above] : []), { name: label, path }]),
    ],
  })
}
