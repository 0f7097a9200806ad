import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '../support/cpv-catalogue.ts'
import { notEmpty } from '../support/not-empty.ts'
import { SHARED_ORIGIN, sharedSite } from '../support/shared-site.ts'

const MAX_SHARE_IMAGE_BYTES = 60_000
const CODE_PAGE = /^\/bvpz-kodai\/\d/
/** Read before the first request: meanwhile the site would close an idle connection. */
const codePages = readCatalogue().tree.entries.map(({ code }) => `/bvpz-kodai/${code}`)
const NO_PAGE = /^\/(api|assets)\/|\.[a-z]+$/

interface Page {
  path: string
  status: number
  html: string
}

const site = await sharedSite()
let sitemap: string[]
/** Every page that a visitor can reach from the home page by links; of the code pages only a few. */
let pages: Page[]

beforeAll(async () => {
  sitemap = await readSitemap('/sitemap.xml')
  pages = await crawl(['/', '/aciu', '/bvpz-kodai/45000000-7', '/bvpz-kodai/72212100-0'])
})

const indexable = () => notEmpty(pages.filter(({ html }) => !html.includes('content="noindex"')))

describe('the sitemap', () => {
  test('lists exactly the pages that links lead to and that do not say noindex', () => {
    const reached = indexable().map(({ path }) => path)
    const withoutCodes = (paths: string[]) => paths.filter((path) => !CODE_PAGE.test(path)).sort()

    expect(withoutCodes(sitemap)).toEqual(withoutCodes(reached))
  })

  test('lists the page of every code', () => {
    expect(sitemap.filter((path) => CODE_PAGE.test(path))).toEqual(codePages)
  })

  test('is named in robots.txt, which keeps crawlers from no page', async () => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text()

    expect(robots).toContain(`Sitemap: ${SHARED_ORIGIN}/sitemap.xml`)
    expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
  })
})

describe('every page', () => {
  test('answers', () => {
    expect(pages.length).toBeGreaterThan(28)
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('that may be shown names itself as canonical, in the head and for sharing', () => {
    for (const { path, html } of indexable()) {
      expect(first(html, /<link rel="canonical" href="([^"]*)"/)).toBe(SHARED_ORIGIN + path)
      expect(first(html, /<meta property="og:url" content="([^"]*)"/)).toBe(SHARED_ORIGIN + path)
    }
  })

  test('that may be shown has a title and a description of its own', () => {
    const titles = indexable().map(({ html }) => first(html, /<title>([^<]+)<\/title>/))
    const descriptions = indexable().map(({ html }) =>
      first(html, /<meta name="description" content="([^"]+)"/),
    )

    expect(new Set(titles).size).toBe(titles.length)
    expect(new Set(descriptions).size).toBe(descriptions.length)
    expect(descriptions.filter((text) => text.replaceAll(/&\w+;/g, '_').length > 155)).toEqual([])
  })

  test('has one heading of the first level', () => {
    expect(pages.filter(({ html }) => html.match(/<h1/g)?.length !== 1).map(({ path }) => path)).toEqual([])
  })

  test('has a share image of moderate weight', async () => {
    const addresses = pages.map(({ html }) => first(html, /<meta property="og:image" content="([^"]*)"/))

    for (const address of new Set(addresses)) {
      const response = await fetch(address.replace(SHARED_ORIGIN, site.url))
      expect(response.headers.get('Content-Type'), address).toBe('image/png')
      expect((await response.arrayBuffer()).byteLength, address).toBeLessThan(MAX_SHARE_IMAGE_BYTES)
    }
  })

  test('that describes itself to machines does so in JSON with full addresses', () => {
    for (const json of notEmpty(pages.flatMap(({ html }) => describedIn(html)))) {
      expect(JSON.parse(json)['@context'], json).toBe('https://schema.org')
      for (const part of notEmpty(JSON.parse(json)['@graph']))
        expect(part).toMatchObject({ '@type': expect.any(String) })
      expect(json).not.toMatch(/undefined|localhost|"\/[a-z]/)
    }
  })

  test('is Lithuanian and carries nothing that differs from visitor to visitor', () => {
    for (const { path, html } of pages) {
      expect(html, path).toContain('<html lang="lt"')
      expect(html, path).not.toContain('nonce')
    }
  })
})

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/blog/ebvpd', ['Article', 'BreadcrumbList']],
  ['/tiekejai', ['WebPage', 'BreadcrumbList']],
  ['/pirkimu-skaiciai', ['WebPage', 'BreadcrumbList']],
  ['/terminai', ['WebPage', 'BreadcrumbList']],
  ['/verte', ['WebPage', 'BreadcrumbList']],
  ['/perskaiciavimas', ['WebPage', 'BreadcrumbList']],
  ['/sablonai', ['BreadcrumbList']],
  ['/sablonai/pretenzija', ['WebPage', 'BreadcrumbList']],
  ['/zodynelis', ['WebPage', 'BreadcrumbList']],
  ['/privatumo-politika', ['WebPage', 'BreadcrumbList']],
])('%s describes itself as %j', (path, types) => {
  expect(graphOf(path).map((part: { '@type': string }) => part['@type'])).toEqual(types)
})

test('texts tell machines when they were published, changed and reviewed', () => {
  expect(graphOf('/blog/ebvpd')[0]).toMatchObject({ datePublished: '2024-05-28' })
  expect(graphOf('/blog/ebvpd')[0].dateModified > '2026-11-21').toBe(true)
  expect(graphOf('/tiekejai')[0]).toMatchObject({
    datePublished: '2026-11-20',
    lastReviewed: expect.any(String),
  })
})

test.each(['/aciu', '/pirkejas/vilniaus-miesto-savivaldybe/7', '/PIRKEJAS/vilniaus-miesto-savivaldybe/7'])(
  '%s stays out of search engines',
  async (path) => {
    const response = await fetch(site.url + path, { redirect: 'manual' })

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
  },
)

test.each([
  ['/BLOG/EBVPD/?utm_source=google&gclid=a%20b', '/blog/ebvpd?utm_source=google&gclid=a%20b', 301],
  ['/BVPZ-KODAI/450000007/?utm_source=google', '/bvpz-kodai/45000000-7?utm_source=google', 301],
  ['/Pirkejas/vilnius/7/?utm_source=google', '/pirkejas/vilnius/7?utm_source=google', 301],
  ['/blog/nera?utm_source=google', '/?utm_source=google', 302],
  ['/pirkejas/a/1/kita', '/', 302],
  ['/paieska/viesieji-pirkimai?utm_source=google', '/?utm_source=google', 302],
  ['//evil.example/', '/', 302],
])('%s leads in one step to %s', async (path, target, status) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })

  expect(response.status).toBe(status)
  expect(response.headers.get('Location')).toBe(target)
  expect((await fetch(site.url + target, { redirect: 'manual' })).status).toBe(200)
})

async function readSitemap(path: string): Promise<string[]> {
  const xml = await (await fetch(site.url + path)).text()
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
  return addresses.map(([, address = '']) => address.replace(SHARED_ORIGIN, ''))
}

async function crawl(start: string[]): Promise<Page[]> {
  const known = new Set(start)
  const found: Page[] = []
  for (const path of known) {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    const html = await response.text()
    found.push({ path, status: response.status, html })
    for (const [, link = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const { origin, pathname } = new URL(link.replaceAll('&amp;', '&'), SHARED_ORIGIN + path)
      const isCounted = origin === SHARED_ORIGIN && !NO_PAGE.test(pathname) && !CODE_PAGE.test(pathname)
      if (isCounted && !pathname.startsWith('/pirkejas/')) known.add(pathname)
    }
  }
  return found
}

function first(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}

/** The page's structured data. */
function describedIn(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => json)
}

function graphOf(path: string) {
  const [json = ''] = describedIn(pages.find((page) => page.path === path)?.html ?? '')
  return JSON.parse(json)['@graph']
}
