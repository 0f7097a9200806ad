import { href, replace } from 'react-router'
import { ArticlePage } from '#app/features/articles/article-page.tsx'
import { articleLibrary } from '#app/features/articles/articles.ts'
import { sharedCaching } from '#app/shared/seo/caching.ts'
import { pageMeta } from '#app/shared/seo/page-meta.ts'
import type { Route } from './+types/article'

/** An address without an article leads home, like every page that does not exist. */
export function loader({ params }: Route.LoaderArgs) {
  const article = articleLibrary.find(params.slug.toLowerCase())
  if (!article) throw replace('/')
  return { slug: article.slug }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const article = articleLibrary.find(loaderData?.slug ?? '')
  if (!article) return []
  const { slug, title, description } = article
  return pageMeta(matches, { title, description, path: href('/blog/:slug', { slug }), type: 'article' })
}

export default function ArticleRoute({ loaderData: { slug } }: Route.ComponentProps) {
  const article = articleLibrary.find(slug)
  if (!article) return null
  return (
    <ArticlePage
      article={article}
      related={articleLibrary.related(article)}
      {...articleLibrary.neighbours(article)}
    />
  )
}
