import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import type { Article } from './article-library.ts'
import { formatReadTime } from './read-time.ts'

interface ArticleCardProps {
  article: Article
  headingLevel: 2 | 3
  isFeatured?: boolean
}

/** An article as other pages show it; the whole card leads to it. */
export function ArticleCard({ article, headingLevel, isFeatured = false }: ArticleCardProps) {
  const { slug, title, description } = article
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={`card group relative flex flex-col transition-[border-color,box-shadow] hover:border-green-line hover:shadow-letter active:border-green ${isFeatured ? 'p-6 lg:p-9' : 'p-6'}`}
    >
      <ArticleFacts article={article} />
      <Heading className={`mt-3 ${isFeatured ? 'text-h2' : 'text-xl'}`}>
        <a href={urls.article(slug)} className="after:absolute after:inset-0 after:rounded-lg">
          {typography(title)}
        </a>
      </Heading>
      <p className={`mt-2.5 text-ink-2 ${isFeatured ? 'max-w-[38rem] text-lg' : ''}`}>
        {typography(description)}
      </p>
      <ReadMore />
    </article>
  )
}

export function ArticleFacts({ article: { published, readTime } }: { article: Article }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
      <time dateTime={published}>{formatDate(published)}</time>
      <span aria-hidden="true">·</span>
      <span>{formatReadTime(readTime)}</span>
    </p>
  )
}

function ReadMore() {
  return (
    <p className="mt-auto flex items-center gap-1.5 pt-5 font-semibold text-green">
      Skaityti
      <Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
    </p>
  )
}
