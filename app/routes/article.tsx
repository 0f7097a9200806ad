import { articleLibrary } from '#app/features/articles/article-library.ts'
import { ArticlePage } from '#app/features/articles/article-page.tsx'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { missingPage } from '#app/ui/http/missing-page.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import { article as articleData, breadcrumbs } from '#app/ui/seo/structured-data.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/article'

export function loader({ params, request }: Route.LoaderArgs) {
  const article = articleLibrary.find(params.slug.toLowerCase())
  if (!article) throw missingPage(request)
  return { slug: article.slug }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const article = articleLibrary.find(loaderData?.slug ?? '')
  if (!article) return []
  const { slug, title, description, published, updated } = article
  const path = urls.article(slug)
  const facts = { title, description, path, publishedOn: published, changedOn: updated }
  return pageMeta(matches, {
    ...facts,
    type: 'article',
    structuredData: [
      articleData(facts),
      breadcrumbs([
        { name: 'Straipsniai', path: urls.articles },
        { name: title, path },
      ]),
    ],
  })
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
