import { setTimeout as pause } from 'node:timers/promises'
import { Counter, type Registry } from 'prom-client'
import { createContext } from 'react-router'
import type { Database } from '#app/infra/database/database.server.ts'
import { startLoop } from '#app/infra/loop.server.ts'
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

const FLUSH_MS = 60_000
const STOP_TIMEOUT_MS = 2_000

export function startUsageCounters(deps: UsageCountersDeps) {
  const { db, log, registry, today = () => Temporal.Now.plainDateISO(TIME_ZONE) } = deps
  const counter = usageCounter(registry)
  const requests = networkLimit(usagePerIp, memoryLimit)
  // bounded: names and details are of fixed lists, or codes of the vocabulary
  const pending = new Map<string, UsageRow>()
  let counting: Promise<unknown> = Promise.resolve()

  function add(row: UsageRow) {
    const key = `${row.day} ${row.name} ${row.detail}`
    pending.set(key, { ...row, count: row.count + (pending.get(key)?.count ?? 0) })
  }

  /** The counts stay while the database does not answer. */
  async function flush(): Promise<void> {
    await counting
    // Processes that update the same rows could deadlock, so all do it in one order.
    const rows = [...pending].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    pending.clear()
    try {
      await addUsage(db, rows)
    } catch (error) {
      for (const row of rows) add(row)
      throw error
    }
    await removeUsageBefore(db, today().subtract({ days: config.keepDays }).toString())
  }

  /** The limit is asked once per request, so that all counts of a request are stored or none. */
  function countFor(networks: readonly string[]): CountUsage {
    let waiting: Promise<number | null> | undefined
    return (name, detail = '') => {
      const day = today().toString()
      waiting ??= requests(networks)
      const counted = waiting.then((waitSeconds) => {
        if (waitSeconds !== null) return
        counter.inc({ name, detail: name === 'code_chosen' ? '' : detail })
        add({ day, name, detail, count: 1 })
      })
      counting = counting.then(() => counted)
    }
  }

  const failure = 'the counts of visits could not be stored; they are kept for the next attempt'
  const loop = startLoop({ log, failure, retryMs: FLUSH_MS }, async () => {
    await flush()
    return FLUSH_MS
  })
  return {
    of: ({ networks, isAutomated }: Visit): CountUsage => (isAutomated ? () => {} : countFor(networks)),
    flush,
    async stop(): Promise<void> {
      const flushed = loop.stop().then(flush)
      await Promise.race([flushed.catch(() => {}), pause(STOP_TIMEOUT_MS, undefined, { ref: false })])
    },
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
