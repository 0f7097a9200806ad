import { typography } from '#app/domain/text/typography.ts'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import { ContentLayout } from '#app/ui/content/content-layout.tsx'
import { ChangesOfText, SOURCES_HEADING, TextSources } from '#app/ui/content/text-foot.tsx'
import { TextReview } from '#app/ui/content/text-review.tsx'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import { ArticleCard } from './article-card.tsx'
import { type Article, readTimeText } from './create-article-library.ts'
import { TopicDrawing } from './topic-drawing.tsx'

interface ArticlePageProps {
  article: Article
  related: readonly Article[]
  previous: Article | null
  next: Article | null
}

export function ArticlePage({ article, related, previous, next }: ArticlePageProps) {
  const heading = typography(article.title)
  return (
    <>
      <ContentLayout
        page={article}
        crumbs={[{ label: 'Straipsniai', href: urls.articles }, { label: heading }]}
        heading={heading}
        details={<Byline article={article} />}
        picture={<TopicDrawing topic={article.topic} className="w-48" />}
        hasOffer
        endHeadings={[SOURCES_HEADING]}
      >
        <TextSources sources={article.sources} checkedOn={article.reviewed} />
        <ChangesOfText {...article} />
        <p className="disclaimer">
          Tai bendro pobūdžio informacija, ne teisinė konsultacija. Konkretaus pirkimo sąlygos gali skirtis.
        </p>
      </ContentLayout>
      <div data-print="no" className="wrap section grid gap-[clamp(3rem,6vw,5rem)]">
        <ArticleNeighbours previous={previous} next={next} />
        <RelatedArticles articles={related} />
        <CallToAction ctaId="article" />
      </div>
    </>
  )
}

function Byline({ article }: { article: Article }) {
  return (
    <>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm text-ink-2">
        <span className="font-semibold text-ink">„{typography(site.name)}“ redakcija</span>
        <span className="inline-flex items-center gap-1.5">
          <Icon name="clock" className="size-4 text-ink-3" />
          {readTimeText(article)} skaitymo
        </span>
      </p>
      <TextReview publishedOn={article.published} checkedOn={article.reviewed} hasSources />
    </>
  )
}

function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <section aria-labelledby="susije">
      <h2 id="susije" className="text-h2">
        Susiję straipsniai
      </h2>
      <ul className="mt-7 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} className="grid">
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ArticleNeighboursProps {
  previous: Article | null
  next: Article | null
}

function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  return (
    <nav aria-label="Kiti straipsniai" className="grid gap-4 sm:grid-cols-2">
      {previous && <Neighbour article={previous} label="Ankstesnis straipsnis" />}
      {next && <Neighbour article={next} label="Kitas straipsnis" isNext />}
    </nav>
  )
}

interface NeighbourProps {
  article: Article
  label: string
  isNext?: boolean
}

function Neighbour({ article: { slug, title }, label, isNext = false }: NeighbourProps) {
  return (
    <a
      href={urls.article(slug)}
      className={`group border-t border-line-strong pt-4 transition-colors hover:border-green ${isNext ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className={`flex items-center gap-2 text-sm text-ink-3 ${isNext ? 'sm:flex-row-reverse' : ''}`}>
        <Icon name="arrow-right" className={`size-4 text-green ${isNext ? '' : 'rotate-180'}`} />
        {label}
      </span>
      <span className="font-display mt-1 block text-xl group-hover:text-green">{typography(title)}</span>
    </a>
  )
}
