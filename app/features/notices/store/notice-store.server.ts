import { hash } from 'node:crypto'
import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { noticeCodes, notices } from '#db/schema/notices.ts'
import type { IngestWindow } from '../source.ts'
import type { SourceId, SourceNotice } from '../source-notice.ts'

type Row = typeof notices.$inferInsert

const CHUNK = 100
const MAX_WINNERS = 5

const IMMUTABLE_COLUMNS: ReadonlySet<string> = new Set(['source', 'source_id', 'first_seen_at'])

/**
 * Inserts notices and updates changed ones, never to an older version. It throws when the server stops: thousands of
 * notices take longer than it waits.
 */
export async function storeNotices(
  tx: Transaction,
  source: SourceId,
  batch: readonly SourceNotice[],
  seenAt: Date,
  stopping?: AbortSignal,
) {
  const result = { new: 0, changed: 0 }
  for (let start = 0; start < batch.length; start += CHUNK) {
    stopping?.throwIfAborted()
    const stored = await storeChunk(tx, source, batch.slice(start, start + CHUNK), seenAt)
    result.new += stored.new
    result.changed += stored.changed
  }
  return result
}

/** Its source lists it no more. Without a hash it is written anew when it comes back. */
export async function endUnseen(
  db: Database,
  source: SourceId,
  { from }: IngestWindow,
  since: Date,
): Promise<void> {
  const isOpen = and(eq(notices.status, 'published'), gt(notices.deadline_at, since))
  const isUnseen = and(
    eq(notices.source, source),
    gte(notices.published_on, from),
    lt(notices.seen_at, since),
  )
  await db.update(notices).set({ status: 'ended', content_hash: '' }).where(and(isUnseen, isOpen))
}

export async function setHidden(db: Database, ids: number[], isHidden: boolean): Promise<void> {
  await db.update(notices).set({ is_hidden: isHidden }).where(inArray(notices.id, ids))
}

async function storeChunk(tx: Transaction, source: SourceId, batch: readonly SourceNotice[], seenAt: Date) {
  const byId = new Map(batch.toSorted(oldestFirst).map((notice) => [notice.source_id, notice]))
  const rows = [...byId.values()].map((notice) => toRow(notice, seenAt))
  const stored = await upsert(tx, rows)
  await tx
    .update(notices)
    .set({ seen_at: seenAt })
    .where(and(eq(notices.source, source), inArray(notices.source_id, [...byId.keys()])))
  const ids = stored.map(({ id }) => id)
  await tx.delete(noticeCodes).where(inArray(noticeCodes.notice_id, ids))
  const codes = stored.flatMap(({ id, sourceId }) =>
    (byId.get(sourceId)?.codes ?? []).map((code, i) => ({ notice_id: id, code, is_main: i === 0 })),
  )
  if (codes.length > 0) await tx.insert(noticeCodes).values(codes)
  const newRows = stored.filter(({ isNew }) => isNew).length
  return { new: newRows, changed: stored.length - newRows }
}

/** A page may hold a notice both before and after its correction. */
function oldestFirst(a: SourceNotice, b: SourceNotice): number {
  return a.published_on.localeCompare(b.published_on)
}

/** Returns the rows that were inserted, whose `xmax` is 0, or changed. */
async function upsert(tx: Transaction, rows: Row[]) {
  const corrected = Object.keys(rows[0] ?? {}).filter((name) => !IMMUTABLE_COLUMNS.has(name))
  const set = Object.fromEntries(corrected.map((name) => [name, sql.raw(`excluded.${name}`)]))
  const setWhere = sql`notices.content_hash <> excluded.content_hash
    and notices.published_on <= excluded.published_on`
  return tx
    .insert(notices)
    .values(rows)
    .onConflictDoUpdate({ target: [notices.source, notices.source_id], set, setWhere })
    .returning({ id: notices.id, sourceId: notices.source_id, isNew: sql<boolean>`xmax = 0` })
}

function toRow(notice: SourceNotice, seenAt: Date): Row {
  const { codes: _codes, deadlines, winners, place_codes, ...columns } = notice
  const instants = deadlines.toSorted().map((at) => new Date(at))
  return {
    ...columns,
    deadline_at: instants.at(-1) ?? null,
    earlier_deadlines: instants.slice(0, -1),
    winner: winnerText(winners),
    place_code: place_codes.join(' ') || null,
    content_hash: contentHash(notice),
    first_seen_at: seenAt,
    seen_at: seenAt,
  }
}

function winnerText(winners: readonly string[]): string | null {
  const others = winners.length - MAX_WINNERS
  const named = winners.slice(0, MAX_WINNERS).join(', ')
  return named === '' ? null : others > 0 ? `${named} ir dar ${others}` : named
}

function contentHash(notice: SourceNotice): string {
  const fields = Object.entries(notice).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify(fields))
}
