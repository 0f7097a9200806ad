import { readFileSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { untilEndOfFile } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import { startServer } from '../support/site-server.ts'

const TOKEN = 'a-token-of-the-test'
const EXPRESSIONS: string[] = parse(readFileSync('deploy/alerts.yml', 'utf8')).groups[0].rules.map(
  ({ expr }: { expr: string }) => expr,
)

const postgres = await untilEndOfFile(startPostgres())
const databaseUrl = await createDatabase(postgres.url)
const env = { DATABASE_URL: databaseUrl, METRICS_TOKEN: TOKEN, NOTICE_SOURCES: 'import' }
const server = await untilEndOfFile(startServer({ env }))

/** Lines such as `site_ready{check="database"} 1`. */
async function readMetrics(): Promise<string[]> {
  const response = await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  return (await response.text()).split('\n')
}

function mailedUnstored(lines: readonly string[]): number {
  return Number(lines.find((line) => line.startsWith('leads_mailed_unstored_total '))?.split(' ')[1])
}

test('every metric that an alarm reads exists before anything has happened', async () => {
  const lines = await readMetrics()
  const metrics = EXPRESSIONS.flatMap((expression) => [
    ...expression.matchAll(/\b([a-z]+(?:_[a-z]+)+|leads)\b(?!\()(?:\{(.+?)\})?/g),
  ])

  expect(metrics.length).toBeGreaterThan(7)
  for (const [metric, name, label = ''] of metrics) {
    expect(lines, metric).toContainEqual(
      expect.stringMatching(RegExp(`^${name}\\b.*${RegExp.escape(label)}.* `)),
    )
  }
  expect(EXPRESSIONS).toContain('up{job="site"} == 0')
})

async function readStatus() {
  const response = await fetch(`${server.url}/status`)
  return [response.status, await response.text(), response.headers.get('Cache-Control')]
}
const NOT_WELL = [503, 'not well', 'no-store']

test('while PostgreSQL is down, metrics say so and count the leads that are only mailed', async () => {
  const before = await readMetrics()
  expect(before).toContain('site_ready{check="database"} 1')
  expect(await readStatus()).toEqual([200, 'ok', 'no-store'])

  await postgres.stop()
  try {
    const response = await fetch(`${server.url}/api/leads`, { method: 'POST', body: validLeadForm() })
    expect(response.status).toBe(200)
    const lines = await readMetrics()
    expect(lines).toContain('site_ready{check="database"} 0')
    expect(await readStatus()).toEqual(NOT_WELL)
    expect(mailedUnstored(lines)).toBe(mailedUnstored(before) + 1)
  } finally {
    await postgres.start()
  }
  await expect.poll(readMetrics).toContain('site_ready{check="database"} 1')
})

test.each(['/readyz', '/api/health'])(
  'while the table of leads is missing, %s says that no lead would be stored',
  async (path) => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('alter table leads rename to leads_x')
    const response = await fetch(server.url + path)
    await client.query('alter table leads_x rename to leads')
    await client.end()

    expect(response.status).toBe(503)
    await expect.poll(async () => (await fetch(server.url + path)).status).toBe(200)
  },
)

test('/status is not well while the newest backup is old, and a metric says how old', async () => {
  const file = join(server.dataDir, 'backups/site.dump')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'x')
  expect(await readStatus()).toEqual([200, 'ok', 'no-store'])
  const longAgo = new Date('2020-01-01')
  await utimes(file, longAgo, longAgo)
  expect(await readStatus()).toEqual(NOT_WELL)
  expect(await readMetrics()).toContainEqual(expect.stringMatching(/^site_backup_newest_seconds \d{8,}/))
})

test('the alarms read both metrics', () => {
  expect(EXPRESSIONS).toEqual(
    expect.arrayContaining(['site_ready == 0', 'increase(leads_mailed_unstored_total[10m]) > 0']),
  )
})
