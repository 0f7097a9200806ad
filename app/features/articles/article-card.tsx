import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import { topicLabel } from './article-schema.ts'
import { type Article, readTimeText } from './create-article-library.ts'
import { TopicDrawing } from './topic-drawing.tsx'

interface ArticleCardProps {
  article: Article
  headingLevel: 2 | 3
  isFeatured?: boolean
  hasTopic?: boolean
}

export function ArticleCard(props: ArticleCardProps) {
  const { article, headingLevel, isFeatured = false, hasTopic = true } = props
  const { slug, title, description } = article
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={`card group relative flex flex-col transition-[border-color,box-shadow] hover:border-green-line hover:shadow-letter active:border-green overflow-clip ${isFeatured ? 'p-6 lg:p-9 lg:pr-58 xl:pr-64' : 'p-6'} max-sm:p-4`}
    >
      <span aria-hidden="true" className="absolute inset-x-0 top-0 h-[3px] bg-green forced-colors:hidden" />
      <ArticleFacts article={article} hasTopic={hasTopic} />
      <Heading className={`mt-3 text-xl max-sm:mt-2 max-sm:text-h3 ${isFeatured ? 'lg:text-[1.75rem]' : ''}`}>
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
      <TopicDrawing
        topic={article.topic}
        className={`absolute top-3.5 right-5 w-12 max-md:hidden ${isFeatured ? 'lg:top-1/2 lg:right-9 lg:w-40 lg:-translate-y-1/2 xl:w-44' : ''}`}
      />
    </article>
  )
}

interface ArticleFactsProps {
  article: Article
  hasTopic: boolean
}

function ArticleFacts({ article, hasTopic }: ArticleFactsProps) {
  const { published, topic } = article
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-3 max-sm:gap-x-2.5 max-sm:text-xs">
      {hasTopic && (
        <span className="sm:basis-full">
          <span className="rounded-full bg-green-soft px-2.5 py-0.5 text-xs font-semibold text-green">
            {topicLabel(topic)}
          </span>
        </span>
      )}
      <span className="flex gap-x-4 whitespace-nowrap max-sm:gap-x-2.5">
        <time dateTime={published}>{formatDate(published)}</time>
        <span>{readTimeText(article)}</span>
      </span>
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
