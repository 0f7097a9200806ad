import { ArticleIndex } from '#app/features/articles/article-index.tsx'
import { articleLibrary } from '#app/features/articles/article-library.ts'
import { findTopic } from '#app/features/articles/article-schema.ts'
import { readParams } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { listedPageMeta } from '#app/ui/seo/listed-page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/blog'

export function loader({ request }: Route.LoaderArgs) {
  return { topic: findTopic(readParams(pages.articles, request).get(urls.TOPIC_PARAM)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = [pages.articles.title, loaderData?.topic].filter(Boolean).join(': ')
  return listedPageMeta(matches, 'articles', { title })
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': sharedCaching() })

export default function Blog({ loaderData: { topic } }: Route.ComponentProps) {
  return <ArticleIndex articles={articleLibrary.articles} topic={topic} />
}
