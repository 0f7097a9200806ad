import pg from 'pg'
import { expect } from '../e2e/support/test.ts'
import type { Check } from './row.ts'

interface Record {
  code: string
  level: number
  parent_code: string | null
  LT: string
  EN: string
}

/** Among the results of a search is a code. */
export function finds(query: string, code: string): Check {
  return async ({ site }) => {
    const results = await fetchRecords(`${site.url}/api/cpv?q=${encodeURIComponent(query)}`)
    expect(
      results.map((result) => result.code),
      query,
    ).toContain(code)
  }
}

/** Entering a division of the tree shows its rows, among them one with this name. */
export function browsesDown(division: string, code: string, child: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await page.goto('/bvpz-kodai')
    await page.getByRole('main').getByRole('link', { name: division, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`kodas=${code}$`))
    await expect(page.getByRole('main').getByRole('link', { name: child, exact: true }).first()).toBeVisible()
  }
}

/** The table of codes has this many records on each level, and this one among them. */
export function storesCodes(levels: readonly number[], example: Record): Check {
  return async ({ site }) => {
    const client = new pg.Client({ connectionString: site.databaseUrl })
    await client.connect()
    try {
      const counted = await client.query('select count(*)::int from cpv_data group by level order by level')
      expect(counted.rows.map(({ count }) => count)).toEqual(levels)
      const all = await client.query<Record>('select code, level, parent_code, "LT", "EN" from cpv_data')
      expect(all.rows.filter(({ code }) => !/^\d{8}-\d$/.test(code))).toEqual([])
      expect(all.rows.filter(({ code }) => code === example.code)).toEqual([example])
    } finally {
      await client.end()
    }
  }
}

async function fetchRecords(address: string): Promise<Record[]> {
  const body: unknown = await (await fetch(address)).json()
  return Array.isArray(body) ? body : (body as { results: Record[] }).results
}
