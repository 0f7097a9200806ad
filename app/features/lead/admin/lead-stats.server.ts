import type { LeadAdmin } from './lead-commands.server.ts'
import { oneCell, textTable } from './lead-report.ts'
import { countLeadsBy, type LeadGroup, type StatsGrouping } from './lead-stats-store.server.ts'

const MAX_GROUPS = 1_000
const MAX_CELL_LENGTH = 80

const HEADINGS: Record<StatsGrouping, string> = {
  utm_source: 'SOURCE',
  landing_page: 'LANDING PAGE',
  day: 'DAY',
}

/** Leads counted by a value, the quarantined ones of them once more beside. */
export async function statsByCommand(admin: LeadAdmin, by: StatsGrouping, isJson: boolean): Promise<void> {
  // One more than shown tells that there are more.
  const groups = await countLeadsBy(admin.db, by, MAX_GROUPS + 1)
  const shown = groups.slice(0, MAX_GROUPS)
  await admin.print(`${isJson ? JSON.stringify(shown, null, 2) : groupTable(by, shown)}\n`)
  if (groups.length > MAX_GROUPS) admin.info(`The first ${MAX_GROUPS}; there are more.`)
}

function groupTable(by: StatsGrouping, groups: readonly LeadGroup[]): string {
  const rows = groups.map(({ value, leads, quarantined }) => [
    oneCell(value, MAX_CELL_LENGTH) || '–',
    String(leads),
    String(quarantined),
  ])
  return textTable([[HEADINGS[by], 'LEADS', 'QUARANTINED'], ...rows])
}
