import { openCodeBrowser } from '../e2e/support/code-browser.ts'
import { fillLeadForm, openLeadForm } from '../e2e/support/fill-lead-form.ts'
import { submit } from '../e2e/support/lead-journey.ts'
import { expect } from '../e2e/support/test.ts'
import { codesWhere, query, type Row, withoutLeadTable } from './database.ts'
import { expectFailure, sendButton } from './form.ts'
import type { Check } from './row.ts'
import type { SpecifiedSite } from './specified-site.ts'

/** The form asks once when it starts; the response has exactly these members and is written to the console alone. */
export function asksForHealth(
  status: number,
  expected: Readonly<Record<string, unknown>>,
  words: string,
): Check {
  return async ({ visit }) => {
    const page = await visit()
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const answered = page.waitForResponse('**/api/health')
    await openLeadForm(page)
    const response = await answered
    expect(response.request().method()).toBe('GET')
    expect(response.status()).toBe(status)
    expect(await response.json()).toEqual(expected)
    await expect.poll(() => logged).toContain(words)
    await expect(page.getByText(words)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(sendButton(page)).toBeEnabled()
  }
}

/** The check is made while there is no table of leads. */
export function whenLeadsAreMissing(check: Check): Check {
  return (observer) => withoutLeadTable(observer.site, () => check(observer))
}

/** The response is exactly the records that the customer's query gives, in its order, with all their members. */
export function returnsRecords(search: string, where: string, values: unknown[] = []): Check {
  return async ({ site }) => {
    const records = await codesWhere(site, where, values)
    expect(records).not.toEqual([])
    const { status, entries } = await askCpv(site, search)
    expect(status).toBe(200)
    expect(entries).toEqual(records)
  }
}

/** All that contains the text in code or names, whatever its case, is found, whichever way it is asked. */
export function findsWhatContains(text: string, limit: number): Check {
  return async ({ site }) => {
    const contains = 'code ilike $1 or "LT" ilike $1 or "EN" ilike $1'
    const expected = await codesWhere(site, contains, [`%${text}%`])
    expect(expected).not.toEqual([])
    const { entries, total } = await askCpv(site, `?q=${encodeURIComponent(text)}`)
    expect(total).toBeGreaterThanOrEqual(expected.length)
    expect(entries).toHaveLength(Math.min(total, limit))
    if (total > limit) return
    for (const record of expected) expect(entries).toContainEqual(record)
  }
}

/** The table of codes has this many records on each level, each code of eight digits and a check digit, and this one among them. */
export function storesCodes(levels: readonly number[], example: Row): Check {
  return async ({ site }) => {
    const counted = await query(site, 'select count(*)::int from cpv_data group by level order by level')
    expect(counted.map(({ count }) => count)).toEqual(levels)
    expect(await codesWhere(site, String.raw`code !~ '^\d{8}-\d$'`)).toEqual([])
    expect(await codesWhere(site, 'code = $1', [example.code])).toEqual([example])
  }
}

/** Among the results of a search is a code. */
export function finds(text: string, code: string): Check {
  return async ({ site }) => {
    const { entries } = await askCpv(site, `?q=${encodeURIComponent(text)}`)
    expect(
      entries.map((entry) => entry.code),
      text,
    ).toContain(code)
  }
}

/** The text, in which „contains“ would find nothing, finds this record among the first ten. */
export function findsToo(text: string, code: string): Check {
  return async ({ site }) => {
    expect(await codesWhere(site, 'code ilike $1 or "LT" ilike $1', [`%${text}%`])).toEqual([])
    const { entries } = await askCpv(site, `?q=${encodeURIComponent(text)}`)
    expect(entries.slice(0, 10).map((entry) => entry.code)).toContain(code)
  }
}

/** A request with this query is refused. */
export function refusesSearch(search: string, status: number): Check {
  return async ({ site }) => expect((await fetch(`${site.url}/api/cpv${search}`)).status).toBe(status)
}

/** On this way through the site the browser calls these addresses of its API, and none of another host. */
export function callsOnly(...calls: readonly string[]): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    const seen = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== site.url) seen.add(origin)
      else if (pathname.startsWith('/api/')) seen.add(`${request.method()} ${pathname}`)
    })
    await page.route('**/api/leads', (route) => route.abort())
    await openLeadForm(page)
    await fillLeadForm(page)
    await submit(page)
    await expectFailure(page, /^Įvyko klaida siunčiant formą/)
    await openCodeBrowser(page)
    await page.getByRole('searchbox').fill('langai')
    await expect(page.getByText('Pagal „langai“ rasta')).toBeVisible()
    await openCodeBrowser(page, '/bvpz-kodai?kodas=45000000-7')
    await page.getByRole('button', { name: 'Rodyti smulkesnius: 45300000-0' }).click()
    await expect(page.getByRole('link', { name: '45310000-3' })).toBeVisible()
    expect([...seen].toSorted()).toEqual([...calls].toSorted())
  }
}

async function askCpv({ url }: SpecifiedSite, search: string) {
  const response = await fetch(`${url}/api/cpv${search}`)
  const entries: Record<string, unknown>[] = await response.json()
  return { status: response.status, entries, total: Number(response.headers.get('X-Total-Count')) }
}
