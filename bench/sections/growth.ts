import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { createDatabase } from '../../tests/support/postgres-server.ts'
import { load } from '../support/load.ts'
import type { Report } from '../support/report.ts'
import { startSite } from '../support/site-process.ts'

const ROWS = [10, 10_000, 1_000_000]
const ROWS_OF_QUICK = [10, 10_000]
const SUBMISSIONS = 200
const LISTINGS = 5
/** A million rows may cost this much more than ten: noise, not growth. */
const MAX_GROWTH = 1.5

/** What a submission and a listing cost with few and with many leads in the table. */
export async function measureGrowth(
  report: Report,
  { postgresUrl, isQuick }: { postgresUrl: string; isQuick: boolean },
): Promise<void> {
  report.group('Growth: PostgreSQL, one after another')
  const databaseUrl = await createDatabase(postgresUrl)
  const site = await startSite({ DATABASE_URL: databaseUrl })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const costs: { submission: number; listing: number }[] = []
  for (const count of isQuick ? ROWS_OF_QUICK : ROWS) {
    await fillUp(client, count)
    const { meanMs } = await load({ url: site.url, connections: 1, amount: SUBMISSIONS, paths: 'leads' })
    const cost = { submission: meanMs, listing: await listingMs(databaseUrl) }
    costs.push(cost)
    const shown = count.toLocaleString('en')
    report.add(`${shown} leads: a submission`, cost.submission, 'ms')
    report.add(`${shown} leads: npm run leads -- list`, cost.listing, 'ms')
  }
  await client.end()
  await site.stop()
  const [few, many] = [costs[0], costs.at(-1)]
  if (!few || !many) return
  const limit = { atMost: MAX_GROWTH }
  report.add('a submission, many leads to few', many.submission / few.submission, '×', { limit })
  report.add('a listing, many leads to few', many.listing / few.listing, '×', { limit })
}

async function fillUp(client: pg.Client, wanted: number): Promise<void> {
  const { rows } = await client.query('select count(*)::int from leads')
  await client.query(
    `insert into leads (company_code, company, name, phone, email, industry, activity, referral_source,
                        privacy_consent, reference, created_at, mail_state, idempotency_key)
     select '110053842', 'UAB Matas ' || n, 'Vardas', '861234567', 'v' || n || '@example.lt', 'stogai', 'active',
            'Rekomendacija', true, 'B' || n, now() - n * interval '1 second', 'sent', 'bench ' || n
     from generate_series($1::int + 1, $2::int) as n`,
    [rows[0].count, wanted],
  )
  await client.query('analyze leads')
}

/** The fastest of several: slower ones were slowed by other processes. */
async function listingMs(databaseUrl: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < LISTINGS; run++) {
    const from = performance.now()
    await promisify(execFile)(process.execPath, ['scripts/leads.ts', 'list', '--limit', '50'], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    })
    times.push(performance.now() - from)
  }
  return Math.min(...times)
}
