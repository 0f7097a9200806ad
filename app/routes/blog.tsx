import { ArticleIndex } from '#app/features/articles/article-index.tsx'
import { ARTICLE_INDEX } from '#app/features/articles/article-index-text.ts'
import { articleLibrary } from '#app/features/articles/articles.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { styledAs } from '#app/shared/layout/style-sheets.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { shareImage } from '#app/shared/seo/share-image.ts'
import { breadcrumbs } from '#app/shared/seo/structured-data.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/blog'

export const handle = styledAs('texts')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...ARTICLE_INDEX,
    path: urls.articles,
    image: shareImage(urls.articles),
    structuredData: [breadcrumbs([{ name: 'Straipsniai', path: urls.articles }])],
  })

export default function Blog() {
  return <ArticleIndex articles={articleLibrary.articles} />
}
