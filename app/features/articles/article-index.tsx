import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { ArticleCard } from './article-card.tsx'
import type { Article } from './create-article-library.ts'

export function ArticleIndex({ articles }: { articles: readonly Article[] }) {
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb crumbs={[{ label: 'Straipsniai' }]} />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] text-title">{pages.articles.title}</h1>
      <p className="mt-5 max-w-[38rem] text-lg text-ink-2">{typography(pageTexts.articles.description)}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={urls.deadlines} className="link list-target">
          Terminų skaičiuoklė
        </a>
        <a href={urls.estimatedValue} className="link list-target">
          Vertės skaičiuoklė
        </a>
        <a href={urls.glossary} className="link list-target">
          Sąvokų žodynėlis
        </a>
        <a href={urls.textChanges} className="link list-target">
          Kas pasikeitė straipsniuose
        </a>
      </p>
      <ul className="mt-[clamp(2rem,5vw,3.5rem)] grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article, index) => (
          <li
            key={article.slug}
            className="grid md:max-lg:last:odd:col-span-2 lg:first:col-span-2 lg:last:nth-[3n]:col-span-3"
          >
            <ArticleCard article={article} headingLevel={2} isFeatured={index === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-[clamp(3rem,6vw,5rem)]">
        <CallToAction ctaId="blog" />
      </div>
    </div>
  )
}
