import { ArticleIndex } from '#app/features/articles/article-index.tsx'
import { articleLibrary } from '#app/features/articles/article-library.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ matches }) => listedPageMeta(matches, 'articles')

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export default function Blog() {
  return <ArticleIndex articles={articleLibrary.articles} />
}
