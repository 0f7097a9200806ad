import { slugOf } from '#app/domain/text/slug.ts'
import type { CpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { pageRows } from '#app/pages/endpoints.ts'
import { pages } from '#app/pages/pages.ts'
import type { IndexablePage } from '#app/ui/seo/sitemap.ts'
import * as urls from '#app/ui/urls.ts'
import { answers, checkedOn } from './features/answers/answers.ts'
import { articleLibrary } from './features/articles/article-library.ts'
import { readBuyer } from './features/buyers/buyer.ts'
import { FIGURES_CHECKED_ON } from './features/figures/figure-list.ts'
import { cpvExplanation } from './features/info/cpv-explanation.tsx'
import { infoPages } from './features/info/info-pages.ts'
import { legalPages } from './features/legal/legal-pages.ts'
import type { NoticeSnapshot } from './features/notices/snapshot/notice-snapshot.server.ts'
import { templates, templatesReviewedOn } from './features/templates/templates.ts'

const { articles } = articleLibrary
const texts = [...infoPages, ...legalPages]

const CHANGED_ON: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(texts.map(({ slug, updated }) => [urls.textPage(slug), updated])),
  [urls.articles]: latest(articles),
  [urls.figures]: FIGURES_CHECKED_ON,
  [urls.templates]: templatesReviewedOn(),
  [urls.textChanges]: latest([...articles, ...texts]),
  [urls.cpvBrowser]: cpvExplanation?.updated ?? null,
}

function latest(changed: readonly { updated: string }[]): string | null {
  return (
    changed
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? null
  )
}

export function listIndexablePages({ entries }: Pick<CpvTree, 'entries'>): IndexablePage[] {
  const ofRoutes: Readonly<Record<string, () => IndexablePage[]>> = {
    [pages.article.path]: () =>
      articles.map(({ slug, updated }) => ({ path: urls.article(slug), changedOn: updated })),
    [pages.answer.path]: () =>
      answers.map((answer) => ({ path: urls.answer(answer.slug), changedOn: checkedOn(answer) })),
    [pages.template.path]: () =>
      templates.map(({ slug, published }) => ({ path: urls.template(slug), changedOn: published })),
    [pages.cpvCode.path]: () => entries.map(({ code }) => ({ path: urls.cpvCode(code), changedOn: null })),
  }
  return pageRows.flatMap(({ path, isIndexed, publishedOn = null }) => {
    if (!isIndexed) return []
    return ofRoutes[path]?.() ?? { path, changedOn: CHANGED_ON[path] ?? publishedOn }
  })
}

export function listBuyerPages({ lookup }: Pick<NoticeSnapshot, 'lookup'>): IndexablePage[] {
  return lookup.buyerSlugs().flatMap((slug) => {
    const { name, path } = readBuyer(slug)
    const [newest] = lookup.noticesOf(slug)
    return slugOf(name) === slug && newest ? [{ path, changedOn: newest.publishedOn }] : []
  })
}
