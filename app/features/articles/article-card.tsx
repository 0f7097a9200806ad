import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import { type Topic, topicLabel } from './article-schema.ts'
import type { Article } from './create-article-library.ts'
import { formatReadTime } from './read-time.ts'

const TOPIC_COLOURS: Record<Topic, { edge: string; badge: string }> = {
  pradžia: { edge: 'bg-green', badge: 'bg-green-soft text-green' },
  paieška: { edge: 'bg-blue', badge: 'bg-blue-soft text-blue' },
  dokumentai: { edge: 'bg-amber-mark', badge: 'bg-amber-soft text-amber' },
  'pirkimų būdai': { edge: 'bg-green-line', badge: 'bg-green-soft text-green' },
  teisė: { edge: 'bg-plum', badge: 'bg-plum-soft text-plum' },
  sutartis: { edge: 'bg-ink-3', badge: 'bg-line text-ink-2' },
}

interface ArticleCardProps {
  article: Article
  headingLevel: 2 | 3
  isFeatured?: boolean
}

export function ArticleCard({ article, headingLevel, isFeatured = false }: ArticleCardProps) {
  const { slug, title, description } = article
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={`card group relative flex flex-col transition-[border-color,box-shadow] hover:border-green-line hover:shadow-letter active:border-green overflow-clip ${isFeatured ? 'p-6 lg:p-9' : 'p-6'} max-sm:p-4`}
    >
      <span
        aria-hidden="true"
        className={`absolute inset-x-0 top-0 h-1 forced-colors:hidden ${TOPIC_COLOURS[article.topic].edge}`}
      />
      <ArticleFacts article={article} />
      <Heading className={`mt-3 text-xl max-sm:mt-2 max-sm:text-h3 ${isFeatured ? 'lg:text-h2' : ''}`}>
        <a href={urls.article(slug)} className="after:absolute after:inset-0 after:rounded-lg">
          {typography(title)}
        </a>
      </Heading>
      <p
        className={`mt-2.5 max-w-[38rem] text-ink-2 max-sm:mt-1.5 max-sm:text-sm ${isFeatured ? 'lg:text-lg' : ''}`}
      >
        {typography(description)}
      </p>
      <ReadMore />
    </article>
  )
}

function ArticleFacts({ article: { published, readTime, topic } }: { article: Article }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-3 max-sm:gap-x-2.5 max-sm:text-xs">
      <span className="sm:basis-full">
        <span className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${TOPIC_COLOURS[topic].badge}`}>
          {topicLabel(topic)}
        </span>
      </span>
      <time dateTime={published}>{formatDate(published)}</time>
      <span>{formatReadTime(readTime)}</span>
    </p>
  )
}

function ReadMore() {
  return (
    <p className="mt-auto flex items-center max-sm:hidden gap-1.5 pt-5 font-semibold text-green">
      Skaityti
      <Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
    </p>
  )
}
