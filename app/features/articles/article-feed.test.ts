import { expect, test } from 'vitest'
import { rssFeed } from './article-feed.ts'

const ORIGIN = 'https://example.lt'
const articles = [
  {
    slug: 'kaip-laimeti',
    title: 'Kaip laimėti: kaina & kokybė',
    description: 'Nuo „a“ iki <b>.',
    published: '2025-11-04',
    updated: '2025-11-04',
    topic: 'pradžia' as const,
  },
  {
    slug: 'ebvpd',
    title: 'EBVPD',
    description: 'Kaip pildyti.',
    published: '2024-05-28',
    updated: '2026-11-22',
    topic: 'dokumentai' as const,
  },
]

test('the RSS feed has the address, day and summary of each article, newest first', () => {
  const feed = rssFeed(articles, ORIGIN)

  expect(feed).toContain(
    `<item>
<title>Kaip laimėti: kaina &amp; kokybė</title>
<link>https://example.lt/blog/kaip-laimeti</link>
<guid isPermaLink="true">https://example.lt/blog/kaip-laimeti</guid>
<pubDate>Tue, 04 Nov 2025 00:00:00 GMT</pubDate>
<category>pradžia</category>
<description>Nuo „a“ iki &lt;b&gt;.</description>
</item>`,
  )
  expect(feed.indexOf('kaip-laimeti')).toBeLessThan(feed.indexOf('/ebvpd'))
  expect(feed).toContain('<lastBuildDate>Sun, 22 Nov 2026 00:00:00 GMT</lastBuildDate>')
  expect(feed).toContain('href="https://example.lt/blog/rss.xml" rel="self"')
})
