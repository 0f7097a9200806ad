import * as urls from '#app/ui/urls.ts'
import { findAll, type Page, parseHtml } from './html.ts'

export interface Crawl {
  pages: Page[]
  broken: { path: string; href: string; reason: string }[]
}

interface Visit {
  status: number
  page: Page | null
}

/** Pages of the vocabulary are visited when a text links to them, but their own links are not followed. */
const NOT_FOLLOWED = /^\/bvpz-kodai\//

/** Follows every link from the home page and tries its anchor. */
export async function crawl(site: string): Promise<Crawl> {
  const visits = new Map<string, Promise<Visit>>()
  const visit = (path: string) => {
    const result = visits.get(path) ?? fetchPage(site, path)
    visits.set(path, result)
    return result
  }
  const broken: Crawl['broken'] = []
  const queue = [urls.home, urls.thankYouPage]
  const pages: Page[] = []
  for (const path of queue) {
    const { page } = await visit(path)
    if (!page) continue
    pages.push(page)
    if (NOT_FOLLOWED.test(path)) continue
    for (const href of internalLinks(page)) {
      const target = new URL(href, `${site}${path}`)
      const reason = faultOf(await visit(target.pathname + target.search), target.hash)
      if (reason) broken.push({ path: page.path, href, reason })
      else if (!queue.includes(target.pathname)) queue.push(target.pathname)
    }
  }
  return { pages, broken }
}

function internalLinks({ root }: Page): string[] {
  const links = findAll(root, ({ tag }) => tag === 'a').map(({ attributes }) => attributes.href ?? '')
  return [...new Set(links)].filter((href) => !/^[a-z]+:/.test(href))
}

function faultOf({ status, page }: Visit, hash: string): string | null {
  if (status !== 200) return `answers ${status}`
  const id = decodeURIComponent(hash.slice(1))
  if (id === '' || !page) return null
  return findAll(page.root, ({ attributes }) => attributes.id === id).length === 1
    ? null
    : `has no element with the id ${id}`
}

async function fetchPage(site: string, path: string): Promise<Visit> {
  const response = await fetch(`${site}${path}`, { redirect: 'manual' })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (response.status !== 200 || !isHtml) return { status: response.status, page: null }
  return { status: 200, page: { path: decodeURI(path), root: parseHtml(await response.text()) } }
}
