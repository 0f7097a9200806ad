import { slugOf } from '#app/domain/text/slug.ts'
import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { ArticleCard } from './article-card.tsx'
import { type Topic, topicHeadings, topicLabel, topics } from './article-schema.ts'
import type { Article } from './create-article-library.ts'

const INDEX = { label: pageTexts.articles.label }

interface ArticleIndexProps {
  articles: readonly Article[]
  /** Without one all articles are listed. */
  topic: Topic | null
}

export function ArticleIndex({ articles, topic }: ArticleIndexProps) {
  const shown = articles.filter((article) => topic === null || article.topic === topic)
  const isInThrees = topic === null || shown.length % 3 === 0
  const isOdd = shown.length % 2 === 1
  const hasLead = topic === null || (isOdd && !isInThrees)
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb
        crumbs={topic ? [{ ...INDEX, href: urls.articles }, { label: topicLabel(topic) }] : [INDEX]}
      />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] text-title">
        {topic ? topicHeadings[topic] : pages.articles.title}
      </h1>
      {topic === null && (
        <>
          <p className="mt-5 max-w-[38rem] text-lg text-ink-2">
            {typography(pageTexts.articles.description)}
          </p>
          <FirstArticles articles={articles} />
        </>
      )}
      <TopicLinks articles={articles} topic={topic} />
      <ul className={`mt-6 grid gap-3 sm:gap-6 md:grid-cols-2 ${isInThrees ? 'lg:grid-cols-3' : ''}`}>
        {shown.map((article, index) => (
          <li
            key={article.slug}
            className={`grid ${isOdd ? 'md:max-lg:first:col-span-2' : ''} ${hasLead ? 'lg:first:col-span-2' : ''}`}
          >
            <ArticleCard
              article={article}
              headingLevel={2}
              isFeatured={index === 0 && hasLead}
              hasTopic={topic === null}
            />
          </li>
        ))}
      </ul>
      <a href={urls.textChanges} className="link list-target mt-6">
        Kas pasikeitė straipsniuose
      </a>
      <div className="mt-[clamp(3rem,6vw,5rem)]">
        <CallToAction ctaId="blog" />
      </div>
    </div>
  )
}

function FirstArticles({ articles }: Pick<ArticleIndexProps, 'articles'>) {
  return (
    <section aria-labelledby="pradekite" className="mt-[clamp(1.5rem,4vw,2.5rem)]">
      <h2 id="pradekite" className="text-xl">
        Pradėkite čia
      </h2>
      <ol className="mt-3 grid border-b border-line-strong lg:grid-cols-3 lg:gap-x-6">
        {pageTexts.articles.start
          .flatMap((slug) => articles.filter((article) => article.slug === slug))
          .map(({ slug, title }) => (
            <li key={slug} className="border-t border-line-strong">
              <a
                href={urls.article(slug)}
                className="quiet-link target flex items-center justify-between gap-4 py-2.5"
              >
                <span className="font-semibold">{typography(title)}</span>
                <Icon name="arrow-right" className="size-5 text-green" />
              </a>
            </li>
          ))}
      </ol>
    </section>
  )
}

function TopicLinks({ articles, topic }: ArticleIndexProps) {
  const links = [
    { label: 'Visi', href: urls.articles, of: null },
    ...topics.map((of) => ({ label: topicLabel(of), href: urls.articlesOfTopic(slugOf(of)), of })),
  ]
  return (
    <nav aria-label="Temos" className="mt-[clamp(1.75rem,4vw,2.5rem)]">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, href, of }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={of === topic ? 'true' : undefined}
              className="button button-quiet rounded-full px-3.5 text-sm aria-[current]:border-green aria-[current]:bg-green-soft aria-[current]:text-green"
            >
              {label}{' '}
              <span className="font-normal text-ink-3">
                {articles.filter((article) => of === null || article.topic === of).length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
