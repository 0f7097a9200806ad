import { href } from 'react-router'
import { articleLibrary } from './features/articles/articles.ts'
import type { CpvTree } from './features/cpv/cpv-tree.ts'
import { mondayOf } from './features/home/week-deadlines.ts'
import { explanationUpdatedOn } from './features/info/cpv-explanation.tsx'
import { infoPages } from './features/info/info-pages.ts'
import { legalPages } from './features/legal/legal-pages.ts'
import type { IndexablePage } from './shared/seo/sitemap.ts'

/** Every page that search engines may show: what the sitemap lists, and whose address has one right spelling. */
export function listIndexablePages({ entries }: Pick<CpvTree, 'entries'>): IndexablePage[] {
  const { articles } = articleLibrary
  return [
    // The newsletter on the home page gets the dates of each new week.
    { path: href('/'), changedOn: mondayOf(Temporal.Now.instant()).toString() },
    { path: href('/blog'), changedOn: articles[0]?.date ?? null },
    ...articles.map(({ slug, date }) => ({ path: href('/blog/:slug', { slug }), changedOn: date })),
    ...[...infoPages, ...legalPages].map(({ slug, updated }) => ({ path: `/${slug}`, changedOn: updated })),
    { path: href('/bvpz-kodai'), changedOn: explanationUpdatedOn },
    ...entries.map(({ code }) => ({ path: href('/bvpz-kodai/:code', { code }), changedOn: null })),
  ]
}
