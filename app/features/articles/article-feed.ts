import { pages } from '#app/pages/pages.ts'
import { escapeXml } from '#app/ui/seo/xml.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import type { Article } from './create-article-library.ts'

type FeedArticle = Pick<Article, 'slug' | 'title' | 'description' | 'published' | 'updated' | 'topic'>

export function rssFeed(articles: readonly FeedArticle[], origin: string): string {
  const items = articles.map(({ slug, title, description, published, topic }) => {
    const address = new URL(urls.article(slug), origin).href
    return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(published).toUTCString()}</pubDate>
<category>${escapeXml(topic)}</category>
<description>${escapeXml(description)}</description>
</item>`
  })
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${pages.articles.title} | ${site.name}`)}</title>
<link>${new URL(urls.articles, origin).href}</link>
<atom:link href="${new URL(urls.rssFeed, origin).href}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(pageTexts.articles.description)}</description>
<language>lt</language>
<lastBuildDate>${new Date(lastChange(articles)).toUTCString()}</lastBuildDate>
${items.join('\n')}
</channel>
</rss>`
}

function lastChange(articles: readonly FeedArticle[]): string {
  return articles.reduce((latest, { updated }) => (updated > latest ? updated : latest), '2024-01-01')
}
