import { describe, expect, test } from 'vitest'
import { type IndexablePage, sitemapIndex, sitemapPart, sitemapParts } from './sitemap.ts'

const ORIGIN = 'https://example.lt'
const page = (path: string, changedOn: string | null = null): IndexablePage => ({ path, changedOn })

describe('sitemap', () => {
  test('lists full addresses, with the day of the last change where there is one', () => {
    expect(sitemapPart([page('/', '2026-11-16'), page('/bvpz-kodai/45000000-7')], ORIGIN)).toBe(
      [
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://example.lt/</loc><lastmod>2026-11-16</lastmod></url>',
        '<url><loc>https://example.lt/bvpz-kodai/45000000-7</loc></url>',
        '</urlset>',
      ].join('\n'),
    )
  })

  test('escapes the markup characters of XML', () => {
    expect(sitemapPart([page("/a?b=1&c='<")], ORIGIN)).toContain(
      '<loc>https://example.lt/a?b=1&amp;c=%27%3C</loc>',
    )
  })

  test('is split into parts that hold every page once', () => {
    const pages = Array.from({ length: 12_001 }, (_, index) => page(`/${index}`))
    const parts = sitemapParts(pages)

    expect(parts.map(({ length }) => length)).toEqual([5_000, 5_000, 2_001])
    expect(parts.flat()).toEqual(pages)
  })

  test('its index names the parts with the latest change in each', () => {
    const parts = [[page('/a', '2026-01-05'), page('/b', '2026-03-01'), page('/c')], [page('/d')]]

    expect(sitemapIndex(parts, ORIGIN)).toBe(
      [
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<sitemap><loc>https://example.lt/sitemap/1.xml</loc><lastmod>2026-03-01</lastmod></sitemap>',
        '<sitemap><loc>https://example.lt/sitemap/2.xml</loc></sitemap>',
        '</sitemapindex>',
      ].join('\n'),
    )
  })
})
