import { and, count, desc, eq, isNotNull, isNull, max, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'
import type { IngestWindow } from '../source.ts'
import type { SourceId } from '../source-notice.ts'

export type StoredIngest = typeof noticeIngests.$inferSelect

export type IngestCounts = Pick<
  StoredIngest,
  'announced' | 'read' | 'new' | 'changed' | 'rejected' | 'skipped' | 'rejected_reasons'
>

const INTERRUPTED = 'The process ended while it was reading.'

/** An ingest that is still open was interrupted by the end of its process. */
export async function beginIngest(
  db: Database,
  source: SourceId,
  { from, to }: IngestWindow,
  startedAt: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .update(noticeIngests)
      .set({ ended_at: startedAt, problem: INTERRUPTED })
      .where(and(eq(noticeIngests.source, source), isNull(noticeIngests.ended_at)))
    const [row] = await tx
      .insert(noticeIngests)
      .values({ source, window_from: from, window_to: to, started_at: startedAt })
      .returning({ id: noticeIngests.id })
    if (row === undefined) throw new Error('an insert returned no row')
    return row.id
  })
}

export async function updateIngest(
  db: Database | Transaction,
  id: number,
  columns: Partial<StoredIngest>,
): Promise<void> {
  await db.update(noticeIngests).set(columns).where(eq(noticeIngests.id, id))
}

/** The latest window counts, not the latest run: a file of corrections may come after today's file. */
export function findNewestComplete(db: Database, source: SourceId): Promise<StoredIngest | null> {
  const isComplete = and(eq(noticeIngests.source, source), eq(noticeIngests.is_complete, true))
  return findFirst(db, isComplete, desc(noticeIngests.window_to))
}

export function findNewestIngest(db: Database, source: SourceId): Promise<StoredIngest | null> {
  return findFirst(db, eq(noticeIngests.source, source))
}

async function findFirst(db: Database, isWanted: SQL | undefined, ...order: SQL[]) {
  const found = db.select().from(noticeIngests).where(isWanted)
  const [row] = await found.orderBy(...order, desc(noticeIngests.id)).limit(1)
  return row ?? null
}

/** Lists the ingests of all processes, newest first. They need not end in the order in which they began. */
export async function listEnded(db: Database, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: noticeIngests.id })
    .from(noticeIngests)
    .where(isNotNull(noticeIngests.ended_at))
    .orderBy(desc(noticeIngests.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function countStored(
  db: Database,
  source: SourceId,
): Promise<{ all: number; newest: string | null }> {
  const [row] = await db
    .select({ all: count(), newest: max(notices.published_on) })
    .from(notices)
    .where(eq(notices.source, source))
  return row ?? { all: 0, newest: null }
}
