import { test } from 'vitest'
import { isLong } from '../faults/support/length.ts'
import { PLACE_KINDS } from '../faults/support/places.ts'
import { megabytes, milliseconds } from './support/figures.ts'
import type { Exchange } from './support/honest-browser.ts'
import {
  HEAP_CEILING,
  MAX_HEALTH_MS,
  MAX_LEAD_P99_MS,
  MAX_MEMORY_GROWTH,
  MAX_P99_MS,
  SECONDS,
  WARM_UP_SECONDS,
  WINDOW_SECONDS,
} from './support/plan.ts'
import { levelBetween } from './support/process-watch.ts'
import { honestP99, leadP99, leadRows, type Row, soakTable, unserved } from './support/report.ts'
import { type SoakRecord, soak } from './support/soak.ts'
import { startSoakSite } from './support/soak-site.ts'

test.for(PLACE_KINDS)(
  `${SECONDS} s of honest visitors beside a patient adversary, on %s: all are served, stored and mailed within the memory of npm start`,
  { concurrent: !isLong },
  async (kind, { expect }) => {
    await using site = await startSoakSite(kind)
    const record = await soak(site)
    const rows = [...countRows(record), ...(isLong ? levelRows(record) : [])]
    console.log(soakTable(`Soak on ${kind}, ${SECONDS} s`, rows, record))
    expect(rows.filter(({ failed }) => failed)).toEqual([])
  },
)

/** What a visitor requests on the way to a lead and after it. */
const LEAD_KINDS = ['token', 'lead', 'thanks']

/** While other tests share the machine, a page may be put off; what belongs to a lead may not. */
function isPutOff({ kind, status }: Exchange): boolean {
  return status === 503 && !LEAD_KINDS.includes(kind)
}

/** What must hold at any length. */
function countRows({ honest, leads, siteProcess }: SoakRecord): Row[] {
  const refused = Object.entries(unserved(isLong ? honest : honest.filter((exchange) => !isPutOff(exchange))))
  const heap = Math.max(...siteProcess.levels.map((level) => level.heap))
  return [
    {
      what: 'honest requests not served',
      value: refused.map(([how, count]) => `${how}: ${count}`).join(', ') || 'none',
      limit: 'none',
      failed: refused.length > 0,
    },
    ...leadRows(leads),
    {
      what: 'highest heap',
      value: megabytes(heap),
      limit: megabytes(HEAP_CEILING),
      failed: !(heap < HEAP_CEILING),
    },
  ]
}

/** What takes minutes to show, and a machine that does nothing else. */
function levelRows({ honest, siteProcess }: SoakRecord): Row[] {
  const warm = levelBetween(siteProcess.levels, WARM_UP_SECONDS, WARM_UP_SECONDS + WINDOW_SECONDS)
  const last = levelBetween(siteProcess.levels, SECONDS - WINDOW_SECONDS, SECONDS)
  const below = (what: string, value: number, limit: number): Row => ({
    what,
    value: milliseconds(value),
    limit: milliseconds(limit),
    failed: !(value < limit),
  })
  const grown = (what: string, before: number, after: number): Row => ({
    what: `${what}, after warm-up and at the end`,
    value: `${megabytes(before)}, ${megabytes(after)}`,
    limit: megabytes(before * MAX_MEMORY_GROWTH),
    failed: !(after <= before * MAX_MEMORY_GROWTH),
  })
  return [
    below('honest p99', honestP99(honest), MAX_P99_MS),
    below('honest leads, p99', leadP99(honest), MAX_LEAD_P99_MS),
    below('/healthz, longest', Math.max(...siteProcess.probes.map(({ ms }) => ms)), MAX_HEALTH_MS),
    grown('heap', warm.heap, last.heap),
    grown('resident', warm.resident, last.resident),
  ]
}
