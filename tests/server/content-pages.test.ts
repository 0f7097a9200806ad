import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAll, parseHtml, textOf } from '../../tools/content-check/html.ts'
import { articlePaths, examplesOf, indexedPaths } from '../support/page-paths.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

const ORIGIN = 'https://pirkimai.example'

/** The fourteen articles of the specification. */
const SPECIFIED_ARTICLES = [
  'kaip-laimeti-viesaji-pirkima',
  'ebvpd',
  'pirkimu-budai',
  'juntines-veiklos-sutartis-pirkimuose',
  'neskelbiami-pirkimai',
  'viesuju-pirkimu-istatymas',
  'bvpz-kodo-parinkimas',
  'viesieji-pirkimai-nauja-sistema',
  'neperkanciuju-organizaciju-pirkimai',
  'viesieji-pirkimai-kas-tai',
  'finansu-valdymas-laimejus-pirkima',
  'mercell-alternatyva',
  'kur-skelbiami-viesieji-pirkimai',
  'kaip-dalyvauti-viesuosiuose-pirkimuose',
]

const toolPaths = examplesOf('tools')
/** Their responses depend on the day: caches keep them until midnight at most. */
const PAGES_OF_TODAY = ['/terminai', '/verte']

/** Not the shared site: a page requested before has less than an hour of caching left. */
let site: SiteServer
beforeAll(async () => {
  site = await startServer({ env: { SITE_URL: ORIGIN, MAIL_TRANSPORT: 'file', LOG_LEVEL: 'warn' } })
})
afterAll(() => site.stop())

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
  const { root } = await visit('/blog')
  const links = findAll(root, ({ tag }) => tag === 'a').map(({ attributes }) => attributes.href ?? '')
  const listed = links.filter((href) => /^\/blog\/[^.]+$/.test(href))

  expect(listed.toSorted()).toEqual(articlePaths.toSorted())
  expect(listed).toEqual(expect.arrayContaining(SPECIFIED_ARTICLES.map((slug) => `/blog/${slug}`)))
  const days = listed.map(publishedOn)
  expect(days).toEqual(days.toSorted().reverse())
})

test.each(indexedPaths.filter((path) => !/privatumo|salygos|taisykles/.test(path)))(
  '%s ends with the way to the form',
  async (path) => {
    const { root } = await visit(path)
    const [main] = findAll(root, ({ tag }) => tag === 'main')
    const ways = findAll(main ?? root, ({ attributes }) => attributes['data-cta'] !== undefined)

    expect(ways.at(-1)?.attributes.href).toBe(
      toolPaths.includes(path) ? '/uzklausa?noriu=offer' : '/?noriu=offer#trial',
    )
  },
)

describe('the page of an organisation', () => {
  const VANDENYS = '/pirkejas/uab-%C5%A1iauli%C5%B3-vandenys'

  test.each([
    [VANDENYS, 'UAB „Šiaulių vandenys“'],
    [`${VANDENYS}/123`, 'UAB „Šiaulių vandenys“'],
    ['/PIRKEJAS/UAB-%C5%A0IAULI%C5%B2-VANDENYS/123', 'UAB „Šiaulių vandenys“'],
  ])('%s shows the official name and has one canonical address', async (path, name) => {
    const { status, heading, canonical, robots } = await visit(path)
    expect([status, heading, canonical, robots]).toEqual([200, name, `${ORIGIN}${VANDENYS}`, 'noindex'])
  })

  test('is where its address leads when it is typed without Lithuanian letters', async () => {
    const { status, headers } = await visit('/pirkejas/uab-siauliu-vandenys/123')
    expect([status, headers.get('Location')]).toEqual([301, VANDENYS])
  })

  test('shows the words of an address that is not on the list', async () => {
    const { heading, canonical } = await visit('/pirkejas/rasai%C4%8Di%C5%B3-seni%C5%ABnija/7')
    expect([heading, canonical]).toEqual([
      'Rasaičių Seniūnija',
      `${ORIGIN}/pirkejas/rasai%C4%8Di%C5%B3-seni%C5%ABnija`,
    ])
  })

  test.each(['/pirkejas', '/pirkejas/%20', '/pirkejas/-', '/pirkejas/%00', `/pirkejas/${'a'.repeat(2_000)}`])(
    '%s keeps the generic title',
    async (path) => {
      const { status, heading, robots } = await visit(path)
      expect([status, heading, robots]).toEqual([200, 'Perkančioji organizacija', 'noindex'])
    },
  )

  test('shows markup in an address as text', async () => {
    const { html, heading } = await visit('/pirkejas/%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(heading).toBe('<script>alert(1)</script>')
    expect(html).not.toContain('<script>alert(1)')
  })
})

async function visit(path: string) {
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual' })
  const html = await response.text()
  const root = parseHtml(html)
  const [h1] = findAll(root, ({ tag }) => tag === 'h1')
  const [canonical] = findAll(root, ({ attributes }) => attributes.rel === 'canonical')
  const [robots] = findAll(root, ({ attributes }) => attributes.name === 'robots')
  return {
    status: response.status,
    headers: response.headers,
    html,
    root,
    heading: h1 && textOf(h1),
    canonical: canonical?.attributes.href,
    robots: robots?.attributes.content,
  }
}

function publishedOn(path: string): string {
  const text = readFileSync(`content/articles${path.slice('/blog'.length)}.mdx`, 'utf8')
  return /^published: (.*)$/m.exec(text)?.[1] ?? ''
}
