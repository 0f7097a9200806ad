import { asc, desc, gte, lt, sql, sum } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { USAGE_NAMES, usageCounts } from '#db/schema/usage.ts'

export type UsageName = (typeof USAGE_NAMES)[number]
export type UsageRow = typeof usageCounts.$inferInsert

/** Each name has details with their counts, most first. */
export type UsageTotals = Record<UsageName, Record<string, number>>

export async function addUsage(db: Database, rows: readonly UsageRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(usageCounts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [usageCounts.day, usageCounts.name, usageCounts.detail],
      set: { count: sql`${usageCounts.count} + excluded.count` },
    })
}

export async function removeUsageBefore(db: Database, day: string): Promise<void> {
  await db.delete(usageCounts).where(lt(usageCounts.day, day))
}

export async function readUsage(db: Database, since: string): Promise<UsageTotals> {
  const total = sum(usageCounts.count).mapWith(Number)
  const rows = await db
    .select({ name: usageCounts.name, detail: usageCounts.detail, total })
    .from(usageCounts)
    .where(gte(usageCounts.day, since))
    .groupBy(usageCounts.name, usageCounts.detail)
    .orderBy(desc(total), asc(usageCounts.detail))
  const ofName = (name: UsageName) =>
    Object.fromEntries(rows.filter((row) => row.name === name).map((row) => [row.detail, row.total]))
  return Object.fromEntries(USAGE_NAMES.map((name) => [name, ofName(name)])) as UsageTotals
}
