import type { CpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { articleLibrary } from './features/articles/articles.ts'
import { readBuyer } from './features/buyers/buyer.ts'
import { DEADLINES_PAGE } from './features/deadlines/deadlines-text.ts'
import { FIGURES_CHECKED_ON } from './features/figures/figure-list.ts'
import { GLOSSARY_PAGE } from './features/glossary/glossary-text.ts'
import { cpvExplanation } from './features/info/cpv-explanation.tsx'
import { infoPages } from './features/info/info-pages.ts'
import { legalPages } from './features/legal/legal-pages.ts'
import type { NoticeSnapshot } from './features/notices/snapshot/notice-snapshot.server.ts'
import { templates, templatesChangedOn } from './features/templates/templates.ts'
import { VALUE_PAGE } from './features/value/value-text.ts'
import type { IndexablePage } from './shared/seo/sitemap.ts'
import { slugOf } from './shared/text/slug.ts'
import * as urls from './shared/urls.ts'

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
    { path: urls.home, changedOn: null },
    { path: urls.articles, changedOn: latest(articles) },
    ...articles.map(({ slug, updated }) => ({ path: urls.article(slug), changedOn: updated })),
    ...[...infoPages, ...legalPages].map(({ slug, updated }) => ({
      path: urls.textPage(slug),
      changedOn: updated,
    })),
    { path: urls.figures, changedOn: FIGURES_CHECKED_ON },
    { path: urls.deadlines, changedOn: DEADLINES_PAGE.publishedOn },
    { path: urls.value, changedOn: VALUE_PAGE.publishedOn },
    { path: urls.templates, changedOn: templatesChangedOn() },
    ...templates.map(({ slug, published }) => ({ path: urls.template(slug), changedOn: published })),
    { path: urls.glossary, changedOn: GLOSSARY_PAGE.publishedOn },
    {
      path: urls.textChanges,
      changedOn: latest([...articles, ...infoPages, ...legalPages]),
    },
    { path: urls.cpvBrowser, changedOn: cpvExplanation?.updated ?? null },
    ...entries.map(({ code }) => ({ path: urls.cpvCode(code), changedOn: null })),
  ]
}

/** Pages of buyers are indexed while there is something on them. */
export function listBuyerPages({ rollUp }: Pick<NoticeSnapshot, 'rollUp'>): IndexablePage[] {
  return rollUp.buyerSlugs().flatMap((slug) => {
    const { name, path } = readBuyer(slug)
    const [newest] = rollUp.noticesOf(slug)
    return slugOf(name) === slug && newest ? [{ path, changedOn: newest.publishedOn }] : []
  })
}
