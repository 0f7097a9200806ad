import { ArticleCard } from './article-card.tsx'
import type { Article } from './article-library.ts'

export function ArticleCards({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="mt-7 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="grid md:max-lg:last:odd:col-span-2">
          <ArticleCard article={article} headingLevel={3} />
        </li>
      ))}
    </ul>
  )
}
