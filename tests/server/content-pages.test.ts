import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { slugOf } from '#app/domain/text/slug.ts'
import { topics } from '#app/features/articles/article-schema.ts'
import { findAll, type HtmlElement, parseHtml, textOf } from '../../tools/content-check/html.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { notEmpty } from '../support/not-empty.ts'
import { articlePaths, examplesOf, indexedPaths } from '../support/page-paths.ts'
import { startServer } from '../support/site-server.ts'

const ORIGIN = 'https://pirkimai.example'

const INFO = notEmpty(globSync('content/info/*.mdx')).map((file) => `/${basename(file, '.mdx')}`)
const LEGAL = /privatumo|naudojimo-salygos|rinkodaros-taisykles|prieinamumas/

const toolPaths = examplesOf('tools')
/** Their responses depend on the day: caches keep them until midnight at most. */
const PAGES_OF_TODAY = ['/terminai', '/verte']

/** Not the shared site: a page requested before has less than an hour of caching left. */
const site = await untilEndOfFile(
  startServer({ env: { SITE_URL: ORIGIN, MAIL_TRANSPORT: 'file', LOG_LEVEL: 'warn' } }),
)

test.each(indexedPaths)(
  '%s is a page of its own, kept in shared caches, without the router in the browser',
  async (path) => {
    const { status, headers, html, canonical, robots } = await visit(path)

    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toMatch(
      PAGES_OF_TODAY.includes(path)
        ? /^public, max-age=\d{1,2}, s-maxage=\d{1,4},/
        : /^public, max-age=60, s-maxage=3600,/,
    )
    expect([canonical, robots]).toEqual([`${ORIGIN}${path}`, undefined])
    expect(html).not.toContain('__reactRouterContext')
    expect(html).toContain('data-consent-banner')
  },
)

test('the index leads to every article, the newest first', async () => {
  const listed = await articlesOn('/blog')

  expect(listed.toSorted()).toEqual(articlePaths.toSorted())
  const days = listed.map(publishedOn)
  expect(days).toEqual(days.toSorted().reverse())
})

test('each topic lists three articles or more, an unknown one all, and together they list each article once', async () => {
  const lists = await Promise.all(topics.map((topic) => articlesOn(`/blog?tema=${slugOf(topic)}`)))

  expect(Math.min(...lists.map(({ length }) => length))).toBeGreaterThanOrEqual(3)
  expect(lists.flat().toSorted()).toEqual(articlePaths.toSorted())
  expect(await articlesOn('/blog?tema=oras')).toEqual(await articlesOn('/blog'))
})

test.each(['/bvpz-kodai', ...indexedPaths.filter((path) => !LEGAL.test(path))])(
  '%s ends with the question, and below it the way to the form',
  async (path) => {
    const { root } = await visit(path)
    const [main] = findAll(root, ({ tag }) => tag === 'main')
    const ways = findAll(main ?? root, ({ attributes }) => attributes['data-cta'] !== undefined)

    const section = path === '/pirkejai' ? '/?noriu=offer&nuo=pirkejai#trial' : '/?noriu=offer#trial'
    expect(ways.at(-1)?.attributes.href).toBe(toolPaths.includes(path) ? '/uzklausa?noriu=offer' : section)
    const sections = findAll(main ?? root, ({ tag }) => tag === 'section')
    const asked = sections.filter((section) => questionsIn(section).length > 0)
    expect(asked).toEqual([sections.at(-1)])
    const [trade] = questionsIn(root).map(({ attributes }) => attributes.value)
    expect(trade).toBe(path === '/statybu-konkursai' ? 'statyba' : undefined)
  },
)

test.each(indexedPaths)(
  '%s has one quiet line after its first section when it is a long text',
  async (path) => {
    const { root } = await visit(path)
    const isLine = ({ attributes }: HtmlElement) => attributes.class === 'letter-line'
    const [prose] = findAll(root, ({ attributes }) => attributes.class === 'prose')
    const parts = findAll(prose ?? root, (element) => element.tag === 'h2' || isLine(element))

    const isLong = /^\/blog\//.test(path) || INFO.includes(path)
    expect(parts.flatMap((part, index) => (isLine(part) ? index : []))).toEqual(isLong ? [1] : [])
  },
)

test('the footer leads to the accessibility statement, which says whom to tell of a barrier', async () => {
  const { root } = await visit('/bvpz-kodai')
  const [footer] = findAll(root, ({ tag }) => tag === 'footer')
  const ways = findAll(footer ?? root, ({ attributes }) => attributes.href === '/prieinamumas')
  expect(ways.map(textOf)).toEqual(['Prieinamumas'])

  const statement = await visit('/prieinamumas')
  const [main] = findAll(statement.root, ({ tag }) => tag === 'main')
  const addresses = findAll(main ?? statement.root, ({ tag }) => tag === 'a').map(
    ({ attributes }) => attributes.href,
  )
  expect(addresses).toEqual(expect.arrayContaining(['mailto:info@example.lt', 'tel:+37060000000']))
})

test.each(['/pirkejas/uab-%C5%A1iauli%C5%B3-vandenys/123', '/pirkejas/UAB-Siauliu-Vandenys'])(
  '%s, an address with other letters, leads to the page of the organisation',
  async (path) => {
    const { status, headers } = await visit(path)
    expect([status, headers.get('Location')]).toEqual([301, '/pirkejas/uab-siauliu-vandenys'])
  },
)

async function visit(path: string) {
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual' })
  const html = await response.text()
  const root = parseHtml(html)
  const [canonical] = findAll(root, ({ attributes }) => attributes.rel === 'canonical')
  const [robots] = findAll(root, ({ attributes }) => attributes.name === 'robots')
  return {
    status: response.status,
    headers: response.headers,
    html,
    root,
    canonical: canonical?.attributes.href,
    robots: robots?.attributes.content,
  }
}

function publishedOn(path: string): string {
  const text = readFileSync(`content/articles${path.slice('/blog'.length)}.mdx`, 'utf8')
  return /^published: (.*)$/m.exec(text)?.[1] ?? ''
}

/** Addresses in the order of the cards. */
async function articlesOn(path: string): Promise<string[]> {
  const { root } = await visit(path)
  return findAll(root, ({ tag }) => tag === 'article')
    .flatMap((card) => findAll(card, ({ tag }) => tag === 'a'))
    .map(({ attributes }) => attributes.href ?? '')
}

function questionsIn(element: HtmlElement): HtmlElement[] {
  const isQuestion = ({ attributes }: HtmlElement) => attributes.action === '/laiskas'
  return findAll(element, isQuestion).flatMap((form) =>
    findAll(form, ({ attributes }) => attributes.name === 'zodziai' && 'required' in attributes),
  )
}
