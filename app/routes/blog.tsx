import { ArticleIndex } from '#app/features/articles/article-index.tsx'
import { ARTICLE_INDEX } from '#app/features/articles/article-index-text.ts'
import { articleLibrary } from '#app/features/articles/articles.ts'
import { pages } from '#app/pages.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { listedPageMeta } from '#app/shared/seo/listed-page-meta.ts'
import type { Route } from './+types/blog'

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches }) =>
  listedPageMeta(matches, { ...pages.articles, ...ARTICLE_INDEX })

export default function Blog() {
  return <ArticleIndex articles={articleLibrary.articles} />
}
