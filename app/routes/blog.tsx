import { ArticleIndex } from '#app/features/articles/article-index.tsx'
import { articleLibrary } from '#app/features/articles/articles.ts'
import { pages } from '#app/pages.ts'
import { listedPageMeta } from '#app/shared/seo/listed-page-meta.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ matches }) =>
  listedPageMeta(matches, { ...pages.articles, ...pageTexts.articles })

export default function Blog() {
  return <ArticleIndex articles={articleLibrary.articles} />
}
