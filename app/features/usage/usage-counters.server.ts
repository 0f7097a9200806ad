import { setTimeout as pause } from 'node:timers/promises'
import { Counter, type Registry } from 'prom-client'
import { createContext } from 'react-router'
import type { Database } from '#app/infra/database/database.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { memoryLimit, networkLimit } from '#app/infra/rate-limit.server.ts'
import { usageCounts as config, usagePerIp } from '#config/limits.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { addUsage, removeUsageBefore, type UsageName, type UsageRow } from './usage-store.server.ts'

/** Counts within the day's limit of a network; `detail` comes from a fixed list, or is a code. It never throws. */
export type CountUsage = (name: UsageName, detail?: string) => void

export const usageContext = createContext<CountUsage>()

export interface Visit {
  networks: readonly string[]
  isAutomated: boolean
}

export type UsageCounters = ReturnType<typeof startUsageCounters>

interface UsageCountersDeps {
  db: Database
  log: Log
  registry: Registry
  today?: () => Temporal.PlainDate
}

const FLUSH_INTERVAL_MS = 60_000
const STOP_TIMEOUT_MS = 2_000
/** The vocabulary has fewer codes. */
const MAX_PENDING = 10_000

export function startUsageCounters(deps: UsageCountersDeps) {
  const { db, log, registry, today = () => Temporal.Now.plainDateISO(TIME_ZONE) } = deps
  const counter = usageCounter(registry)
  const dailyLimits = createDailyRequestLimits()
  const pending = new Map<string, UsageRow>()
  let cleanedOn = ''
  let flushing: Promise<void> = Promise.resolve()
  let counting: Promise<unknown> = Promise.resolve()

  function add(row: UsageRow) {
    const key = `${row.day} ${row.name} ${row.detail}`
    const count = pending.get(key)?.count ?? 0
    if (count > 0 || pending.size < MAX_PENDING) pending.set(key, { ...row, count: count + row.count })
  }

  async function write() {
    // Processes that update the same rows could deadlock, so all do it in one order.
    const rows = [...pending].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    pending.clear()
    try {
      await addUsage(db, rows)
    } catch (err) {
      for (const row of rows) add(row)
      log.warn({ err }, 'the counts of visits could not be stored; they are kept for the next attempt')
    }
  }

  async function clean() {
    const day = today()
    if (cleanedOn === day.toString()) return
    await removeUsageBefore(db, day.subtract({ days: config.keepDays }).toString())
      .then(() => (cleanedOn = day.toString()))
      .catch((err) => log.warn({ err }, 'old counts of visits could not be removed'))
  }

  function flush() {
    flushing = flushing.then(() => counting).then(write)
    return flushing
  }

  function count(day: string, name: UsageName, detail = '') {
    counter.inc({ name, detail: name === 'code_chosen' ? '' : detail })
    add({ day, name, detail, count: 1 })
  }

  function countFor(networks: readonly string[]): CountUsage {
    const waitSecondsFor = dailyLimits(networks)
    return (name, detail) => {
      const day = today().toString()
      const counted = waitSecondsFor(name).then((wait) => wait === null && count(day, name, detail))
      counting = counting.then(() => counted)
    }
  }

  const timer = setInterval(() => void flush().then(clean), FLUSH_INTERVAL_MS).unref()
  return {
    of: ({ networks, isAutomated }: Visit): CountUsage => (isAutomated ? () => {} : countFor(networks)),
    /** Keeps the counts while the database does not answer. It never rejects. */
    flush,
    async stop() {
      clearInterval(timer)
      await Promise.race([flush(), pause(STOP_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/** Each limit is asked once per request, so that all counts of a request are stored or none. */
function createDailyRequestLimits() {
  const limiters = {
    search: networkLimit(usagePerIp.search, memoryLimit),
    other: networkLimit(usagePerIp.other, memoryLimit),
  }
  return (networks: readonly string[]) => {
    const waiting: Partial<Record<keyof typeof limiters, Promise<number | null>>> = {}
    return (name: UsageName): Promise<number | null> => {
      const kind = name === 'search' || name === 'answer_search' ? 'search' : 'other'
      waiting[kind] ??= limiters[kind](networks)
      return waiting[kind]
    }
  }
}

function usageCounter(registry: Registry) {
  return new Counter({
    name: 'usage_total',
    help: 'What visitors did, without anything of theirs; codes are counted together here.',
    labelNames: ['name', 'detail'],
    registers: [registry],
  })
}
