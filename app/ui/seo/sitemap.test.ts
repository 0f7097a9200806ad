import { expect, test } from 'vitest'
import { type IndexablePage, sitemap } from './sitemap.ts'

const ORIGIN = 'https://example.lt'
const page = (path: string, changedOn: string | null = null): IndexablePage => ({ path, changedOn })

test('the sitemap lists full addresses, with the day of the last change where there is one', () => {
  expect(sitemap([page('/', '2026-11-16'), page('/bvpz-kodai/45000000-7')], ORIGIN)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://example.lt/</loc><lastmod>2026-11-16</lastmod></url>',
      '<url><loc>https://example.lt/bvpz-kodai/45000000-7</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

test('the sitemap escapes the markup characters of XML', () => {
  expect(sitemap([page("/a?b=1&c='<")], ORIGIN)).toContain('<loc>https://example.lt/a?b=1&amp;c=%27%3C</loc>')
})
