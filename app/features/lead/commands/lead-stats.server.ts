import { dayInVilnius } from '#app/domain/calendar/today.ts'
import { tableCell, textTable } from '#app/domain/text/text-table.ts'
import { readUsage } from '#app/features/usage/usage-store.server.ts'
import { usageTable } from '#app/features/usage/usage-table.ts'
import {
  countLeadsBy,
  type LeadGroup,
  MAX_GROUPS,
  type Period,
  type StatsGrouping,
} from '../stats/lead-stats-store.server.ts'
import type { CommandDeps } from './lead-admin-store.server.ts'

const MAX_CELL_LENGTH = 80
const USAGE_DAYS = 30

const HEADINGS: Record<StatsGrouping, string> = {
  utm_source: 'SOURCE',
  campaign: 'CAMPAIGN',
  term: 'WORD',
  month: 'MONTH',
}

export async function statsCommand(
  deps: CommandDeps,
  { since, isJson }: { since?: Date | undefined; isJson: boolean },
): Promise<void> {
  const first = since ? dayInVilnius(since) : dayInVilnius().subtract({ days: USAGE_DAYS })
  const firstDay = first.toString()
  const usage = await readUsage(deps.db, firstDay)
  const json = () => JSON.stringify({ usage: { since: firstDay, ...usage } }, null, 2)
  await deps.print(`${isJson ? json() : usageTable(firstDay, usage)}\n`)
}

export async function statsByCommand(
  deps: CommandDeps,
  by: StatsGrouping,
  { isJson, ...period }: Period & { isJson: boolean },
): Promise<void> {
  const groups = await countLeadsBy(deps.db, by, MAX_GROUPS + 1, period)
  const shown = groups.slice(0, MAX_GROUPS)
  await deps.print(`${isJson ? JSON.stringify(shown, null, 2) : groupTable(by, shown)}\n`)
  if (groups.length > MAX_GROUPS) deps.info(`The first ${MAX_GROUPS}; there are more.`)
}

function groupTable(by: StatsGrouping, groups: readonly LeadGroup[]): string {
  const rows = groups.map(({ value, leads, samples, quarantined }) => [
    tableCell(value, MAX_CELL_LENGTH) || '–',
    String(leads),
    String(samples),
    String(quarantined),
  ])
  return textTable([[HEADINGS[by], 'LEADS', 'SAMPLES ONLY', 'QUARANTINED'], ...rows])
}
