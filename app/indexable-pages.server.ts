import { slugOf } from '#app/domain/text/slug.ts'
import type { CpvTree } from '#app/features/cpv/vocabulary/cpv-tree.ts'
import { pageRows } from '#app/pages/endpoints.ts'
import { pages } from '#app/pages/pages.ts'
import type { IndexablePage } from '#app/ui/seo/sitemap.ts'
import * as urls from '#app/ui/urls.ts'
import { answers, checkedOn } from './features/answers/answers.ts'
import { articleLibrary } from './features/articles/article-library.ts'
import { readBuyer } from './features/buyers/buyer.ts'
import { infoPages } from './features/info/info-pages.ts'
import { legalPages } from './features/legal/legal-pages.ts'
import type { NoticeSnapshot } from './features/notices/snapshot/notice-snapshot.server.ts'
import { templates } from './features/templates/templates.ts'

/** Pages that are lists or tools say no day: theirs would be that of whatever stands in them. */
const CHANGED_ON: Readonly<Record<string, string>> = Object.fromEntries(
  [...infoPages, ...legalPages].map(({ slug, updated }) => [urls.textPage(slug), updated]),
)

export function listIndexablePages({ entries }: Pick<CpvTree, 'entries'>): IndexablePage[] {
  const ofRoutes: Readonly<Record<string, () => IndexablePage[]>> = {
    [pages.article.path]: () =>
      articleLibrary.articles.map(({ slug, updated }) => ({ path: urls.article(slug), changedOn: updated })),
    [pages.answer.path]: () =>
      answers.map((answer) => ({ path: urls.answer(answer.slug), changedOn: checkedOn(answer) })),
    [pages.template.path]: () =>
      templates.map(({ slug, published }) => ({ path: urls.template(slug), changedOn: published })),
    [pages.cpvCode.path]: () => entries.map(({ code }) => ({ path: urls.cpvCode(code), changedOn: null })),
  }
  return pageRows.flatMap(({ path, isIndexed }) => {
    if (!isIndexed) return []
    return ofRoutes[path]?.() ?? { path, changedOn: CHANGED_ON[path] ?? null }
  })
}

export function listBuyerPages({ lookup }: Pick<NoticeSnapshot, 'lookup'>): IndexablePage[] {
  return lookup.buyerSlugs().flatMap((slug) => {
    const { name, path } = readBuyer(slug)
    const [newest] = lookup.noticesOf(slug)
    return slugOf(name) === slug && newest ? [{ path, changedOn: newest.publishedOn }] : []
  })
}
