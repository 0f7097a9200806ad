import { availableParallelism } from 'node:os'
import type { AdversaryReport } from '../adversary/start-adversary.ts'
import { median, megabytes, milliseconds, percentile, tallied } from './figures.ts'
import type { Exchange } from './honest-browser.ts'
import type { LeadCounts } from './lead-counts.ts'
import { SECONDS, WARM_UP_SECONDS } from './plan.ts'
import type { Level, ProcessRecord } from './process-watch.ts'
import type { SoakRecord } from './soak.ts'

/** A line of the table; `failed` where a limit is missed. */
export interface Row {
  what: string
  value: string
  limit?: string
  failed?: boolean
}

/** What the test prints: figures against their limits, then what they are made of. */
export function soakTable(title: string, judged: readonly Row[], record: SoakRecord): string {
  const rows = [
    ...judged,
    ...latencyRows(record.honest),
    ...processRows(record.siteProcess),
    ...generatorRows(record),
    ...adversaryRows(record.adversary, record.seconds),
  ]
  const cells = rows.map(({ what, value, limit = '', failed }) => [
    what,
    value,
    limit,
    limit === '' ? '' : failed ? 'MISSED' : 'ok',
  ])
  const lines = [['figure', 'measured', 'limit', ''], ['---', '---', '---', '---'], ...cells]
  return `\n${title}\n\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`
}

/** Of the requests that people wait for: files are left out, they would make the figure better than it is. */
export function honestP99(exchanges: readonly Exchange[]): number {
  return p99Of(measured(exchanges).filter(({ kind }) => kind !== 'file'))
}

export function leadP99(exchanges: readonly Exchange[]): number {
  return p99Of(measured(exchanges).filter(({ kind }) => kind === 'lead'))
}

/** How the requests of honest visitors ended that were not served. */
export function unserved(exchanges: readonly Exchange[]): Record<string, number> {
  return tallied(
    exchanges.filter((exchange) => !isServed(exchange)).map(({ kind, status }) => `${kind} ${status}`),
  )
}

export function leadRows(counts: LeadCounts): Row[] {
  const none = (what: string, count: number): Row => ({
    what,
    value: String(count),
    limit: '0',
    failed: count > 0,
  })
  return [
    {
      what: 'honest leads sent',
      value: String(counts.sent),
      limit: String(counts.senders),
      failed: counts.sent < counts.senders || counts.senders === 0,
    },
    none('of them not stored', counts.notStored),
    none('stored twice', counts.storedTwice),
    none('not marked as sent', counts.notMarkedSent),
    none('not mailed', counts.notMailed),
    none('mailed twice', counts.mailedTwice),
    { what: 'leads of the adversary stored', value: String(counts.ofAdversary) },
  ]
}

function latencyRows(exchanges: readonly Exchange[]): Row[] {
  const pages = exchanges.filter(({ kind }) => kind !== 'file')
  const minutes = Map.groupBy(pages, ({ atSecond }) => Math.floor(atSecond / 60))
  const inOrder = [...minutes].toSorted(([a], [b]) => a - b)
  const kinds = Object.entries(Object.groupBy(measured(exchanges), ({ kind }) => kind))
  return [
    { what: 'honest requests', value: `${exchanges.length}, ${(exchanges.length / SECONDS).toFixed(1)}/s` },
    {
      what: 'honest p99 by minute, warm-up included',
      value: inOrder.map(([, all]) => milliseconds(p99Of(all))).join(', '),
    },
    ...kinds.map(([kind, all = []]) => ({ what: `honest: ${kind}`, value: spread(all.map(({ ms }) => ms)) })),
  ]
}

/** Between the warm-up and the end of the adversary. */
function measured(exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter(({ atSecond }) => atSecond >= WARM_UP_SECONDS && atSecond < SECONDS)
}

function p99Of(exchanges: readonly Exchange[]): number {
  return percentile(
    exchanges.map(({ ms }) => ms),
    99,
  )
}

function processRows({ levels, probes, diedAtSecond }: ProcessRecord): Row[] {
  const missing = Math.max(0, Math.round(SECONDS / 2) - levels.length)
  return [
    { what: '/healthz', value: spread(probes.map(({ ms }) => ms)) },
    {
      what: '/healthz without an answer',
      value: `${probes.filter(({ ok }) => !ok).length} of ${probes.length}`,
    },
    { what: 'heap by minute', value: byMinute(levels.map((level) => ({ ...level, value: level.heap }))) },
    {
      what: 'resident by minute',
      value: byMinute(levels.map((level) => ({ ...level, value: level.resident }))),
    },
    {
      what: 'event loop held up, site, longest of each look',
      value: spread(levels.map(({ lagMaxMs }) => lagMaxMs)),
    },
    { what: 'looks at the process without an answer', value: String(missing) },
    { what: 'CPU of the site', value: coresUsed(levels) },
    ...(diedAtSecond === null
      ? []
      : [{ what: 'the site died', value: `after ${diedAtSecond.toFixed(0)} s` }]),
  ]
}

/** What the measuring itself costs: the load and the site share the machine. */
function generatorRows({ generatorLagMs, machineLoad, mailTroubles }: SoakRecord): Row[] {
  return [
    { what: 'event loop held up, honest visitors', value: `p99 ${milliseconds(generatorLagMs)}` },
    {
      what: 'load of the machine at the end',
      value: `${machineLoad.toFixed(1)} on ${availableParallelism()} cores`,
    },
    { what: 'mails that the mail server refused or kept waiting', value: String(mailTroubles) },
  ]
}

function adversaryRows(report: AdversaryReport, seconds: number): Row[] {
  const rows = Object.entries(report).map(([name, { results, waitedSeconds }]) => {
    const sent = total(results)
    const counts = Object.entries(results).map(([result, count]) => `${result}: ${count}`)
    const waited = waitedSeconds > 0 ? `; told to wait for ${waitedSeconds.toFixed(0)} s` : ''
    return { what: name, value: `${(sent / seconds).toFixed(1)}/s (${counts.join(', ')}${waited})` }
  })
  const all = Object.values(report).reduce((sum, { results }) => sum + total(results), 0)
  return [{ what: 'adversary', value: `${(all / seconds).toFixed(1)}/s` }, ...rows]
}

function coresUsed(levels: readonly Level[]): string {
  const [first, last] = [levels[0], levels.at(-1)]
  if (first === undefined || last === undefined) return 'unknown'
  const cores = (last.cpuSeconds - first.cpuSeconds) / (last.atSecond - first.atSecond)
  return `${cores.toFixed(2)} of a core`
}

function byMinute(levels: readonly { atSecond: number; value: number }[]): string {
  const minutes = Map.groupBy(levels, ({ atSecond }) => Math.floor(atSecond / 60))
  return [...minutes.values()].map((all) => megabytes(median(all.map(({ value }) => value)))).join(', ')
}

function spread(values: readonly number[]): string {
  const [p50, p95, p99] = [50, 95, 99].map((percent) => milliseconds(percentile(values, percent)))
  return `${p50} / ${p95} / ${p99}, longest ${milliseconds(Math.max(...values))} (${values.length})`
}

function total(results: Record<string, number>): number {
  return Object.values(results).reduce((sum, count) => sum + count, 0)
}

function isServed({ status }: Exchange): boolean {
  return [200, 204, 303].includes(status)
}
