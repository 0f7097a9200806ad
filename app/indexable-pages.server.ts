import { href } from 'react-router'
import type { CpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { articleLibrary } from './features/articles/articles.ts'
import { DEADLINES_PAGE } from './features/deadlines/deadlines-text.ts'
import { FIGURES_CHECKED_ON } from './features/figures/figure-list.ts'
import { mondayOf } from './features/home/week-deadlines.ts'
import { cpvExplanation } from './features/info/cpv-explanation.tsx'
import { infoPages } from './features/info/info-pages.ts'
import { legalPages } from './features/legal/legal-pages.ts'
import { VALUE_PAGE } from './features/value/value-text.ts'
import type { IndexablePage } from './shared/seo/sitemap.ts'

/** Day of the newest change among the texts. */
function latest(texts: readonly { updated: string }[]): string | null {
  return (
    texts
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? null
  )
}

/** Every page that search engines may show: what the sitemap lists, and whose address has one right spelling. */
export function listIndexablePages({ entries }: Pick<CpvTree, 'entries'>): IndexablePage[] {
  const { articles } = articleLibrary
  return [
    // The newsletter on the home page gets the dates of each new week.
    { path: href('/'), changedOn: mondayOf(Temporal.Now.instant()).toString() },
    { path: href('/blog'), changedOn: latest(articles) },
    ...articles.map(({ slug, updated }) => ({ path: href('/blog/:slug', { slug }), changedOn: updated })),
    ...[...infoPages, ...legalPages].map(({ slug, updated }) => ({ path: `/${slug}`, changedOn: updated })),
    { path: href('/pirkimu-skaiciai'), changedOn: FIGURES_CHECKED_ON },
    { path: href('/terminai'), changedOn: DEADLINES_PAGE.publishedOn },
    { path: href('/verte'), changedOn: VALUE_PAGE.publishedOn },
    {
      path: href('/straipsniu-pakeitimai'),
      changedOn: latest([...articles, ...infoPages, ...legalPages]),
    },
    { path: href('/bvpz-kodai'), changedOn: cpvExplanation?.updated ?? null },
    ...entries.map(({ code }) => ({ path: href('/bvpz-kodai/:code', { code }), changedOn: null })),
  ]
}
