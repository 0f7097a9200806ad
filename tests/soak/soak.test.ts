import { test } from 'vitest'
import { CONNECTIONS, countUndelivered, readMetric } from '../faults/support/server-metrics.ts'
import { prepareSite } from '../faults/support/site.ts'
import { tally } from '../faults/support/tally.ts'
import { STORAGE_KINDS } from '../faults/support/test-storage.ts'
import { report } from '../support/fault-table.ts'
import { type Exchange, isServed, percentile } from './support/exchanges.ts'
import { HONEST } from './support/honest-visitors.ts'
import {
  HEAP_CEILING,
  MAX_HEALTH_MS,
  MAX_LEAD_P99_MS,
  MAX_MEMORY_GROWTH,
  MAX_P99_MS,
  PERIOD_SECONDS,
  SECONDS,
  WARM_UP_SECONDS,
} from './support/plan.ts'
import { type Level, type SoakRecord, soak, startSoaked } from './support/soak.ts'

const MAIL_TIMEOUT = { timeout: 300_000, interval: 500 }
/** Connections that the senders of forms and the reader of metrics leave open. */
const KEPT_CONNECTIONS = 5

test.for(STORAGE_KINDS)(
  `${SECONDS} s of honest visitors beside a patient adversary, on %s: all are served, stored and mailed within the memory of npm start`,
  async (kind, { task, expect }) => {
    await using site = await prepareSite(kind)
    const soaked = await startSoaked(site)
    const connectionsBefore = await readMetric(soaked.metrics, CONNECTIONS)
    const record = await soak(soaked, site.smtp)
    task.meta.measurements = measurementsOf(record)

    await expect.poll(() => countUndelivered(soaked.metrics), MAIL_TIMEOUT).toBe(0)
    await expect
      .poll(() => readMetric(soaked.metrics, CONNECTIONS))
      .toBeLessThanOrEqual(connectionsBefore + KEPT_CONNECTIONS)
    await soaked.server.stop()

    expect(countsOf(record.exchanges.filter((exchange) => !isServed(exchange)))).toEqual({})
    expect(record.mailFaults).toBeGreaterThan(0)
    const stored = (await site.storage.leads()).filter(({ company }) => company.startsWith(HONEST))
    expect(stored.map(({ company }) => company).toSorted()).toEqual(record.companies.toSorted())
    expect(stored.map(({ state }) => state)).toEqual(record.companies.map(() => 'sent'))
    const mails = site.smtp.mails.filter(({ text }) => text?.includes(HONEST))
    const references = stored.map(({ reference }) => reference)
    const counts = tally(references, stored, mails)
    expect(counts.tries).toBeGreaterThan(0)
    expect(counts).toMatchObject({ lost: 0, duplicated: 0, mailsTwice: 0, onlyMailed: 0 })

    expect(Math.max(...record.levels.map(({ heap }) => heap))).toBeLessThan(HEAP_CEILING)
    const { warm, last } = levelsOf(record)
    expect(last.heap).toBeLessThan(warm.heap * MAX_MEMORY_GROWTH)
    expect(last.resident).toBeLessThan(warm.resident * MAX_MEMORY_GROWTH)
    expect(percentile(waits(record.exchanges, isPage), 99)).toBeLessThan(MAX_P99_MS)
    expect(percentile(waits(record.exchanges, isLead), 99)).toBeLessThan(MAX_LEAD_P99_MS)
    expect(Math.max(...waits(record.exchanges, isHealth))).toBeLessThan(MAX_HEALTH_MS)
    report(task, `${SECONDS} s of honest visitors beside an adversary`, kind, counts)
  },
)

/** How often each kind was answered how. */
function countsOf(exchanges: readonly Exchange[]): Record<string, number> {
  const groups = Map.groupBy(exchanges, ({ kind, status }) => `${kind} ${status}`)
  return Object.fromEntries([...groups].map(([outcome, { length }]) => [outcome, length]))
}

/** Files are left out: they would make pages look faster than they are. */
function isPage({ kind }: Exchange): boolean {
  return kind !== 'file' && kind !== 'health'
}

function isLead({ kind }: Exchange): boolean {
  return kind === 'lead'
}

function isHealth({ kind }: Exchange): boolean {
  return kind === 'health'
}

/** Between the warm-up and the end of the adversary. */
function waits(exchanges: readonly Exchange[], isMeant: (exchange: Exchange) => boolean): number[] {
  const isMeasured = ({ atSecond }: Exchange) => atSecond >= WARM_UP_SECONDS && atSecond < SECONDS
  return exchanges.filter((each) => isMeant(each) && isMeasured(each)).map(({ ms }) => ms)
}

/** The levels of the first and the last period after the warm-up, however many readings a busy machine allowed. */
function levelsOf({ levels }: SoakRecord): Record<'warm' | 'last', Omit<Level, 'atSecond'>> {
  const measured = levels.filter(({ atSecond }) => atSecond >= WARM_UP_SECONDS)
  const count = Math.ceil((measured.length * PERIOD_SECONDS) / (SECONDS - WARM_UP_SECONDS))
  const level = (period: readonly Level[]) => ({
    heap: percentile(
      period.map(({ heap }) => heap),
      50,
    ),
    resident: percentile(
      period.map(({ resident }) => resident),
      50,
    ),
  })
  return { warm: level(measured.slice(0, count)), last: level(measured.slice(-count)) }
}

function measurementsOf(record: SoakRecord): Record<string, string> {
  const { exchanges } = record
  const { warm, last } = levelsOf(record)
  const spread = (values: readonly number[]) =>
    [50, 95, 99, 100].map((percent) => `${percentile(values, percent).toFixed(0)} ms`).join(' / ')
  const grown = (of: 'heap' | 'resident') =>
    [warm, last].map((level) => `${(level[of] / 1e6).toFixed(0)} MB`).join(', ')
  const kinds = [...new Set(exchanges.map(({ kind }) => kind))].map((kind) => [
    `${kind}: p50 / p95 / p99 / longest`,
    spread(waits(exchanges, (exchange) => exchange.kind === kind)),
  ])
  return {
    'honest requests': String(exchanges.length),
    'pages: p50 / p95 / p99 / longest': spread(waits(exchanges, isPage)),
    ...Object.fromEntries(kinds),
    'heap, after warm-up and at the end': grown('heap'),
    'resident, after warm-up and at the end': grown('resident'),
    'faults of the mail server': String(record.mailFaults),
    'answers to the adversary': record.adversary,
  }
}
