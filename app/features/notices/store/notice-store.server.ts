import { hash } from 'node:crypto'
import { and, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
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
    const stored = await storeChunk(tx, source, newestVersions(batch.slice(start, start + CHUNK)), seenAt)
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
  const sourceIds = batch.map(({ source_id }) => source_id)
  const isInBatch = and(eq(notices.source, source), inArray(notices.source_id, sourceIds))
  const alreadyStored = await readStored(tx, isInBatch)
  const rows = batch.map((notice) => ({ codes: notice.codes, row: toRow(notice, seenAt) }))
  const changed = rows.filter(({ row }) => {
    const before = alreadyStored.get(row.source_id)
    return (
      before === undefined || (before.hash !== row.content_hash && before.publishedOn <= row.published_on)
    )
  })
  await tx.update(notices).set({ seen_at: seenAt }).where(isInBatch)
  if (changed.length === 0) return { new: 0, changed: 0 }
  const ids = await upsert(
    tx,
    changed.map(({ row }) => row),
  )
  await replaceCodes(
    tx,
    changed.map(({ codes, row }) => [ids.get(row.source_id) ?? 0, codes]),
  )
  const newRows = changed.filter(({ row }) => !alreadyStored.has(row.source_id)).length
  return { new: newRows, changed: changed.length - newRows }
}

async function readStored(tx: Transaction, isInBatch: SQL | undefined) {
  const rows = await tx
    .select({ id: notices.source_id, hash: notices.content_hash, publishedOn: notices.published_on })
    .from(notices)
    .where(isInBatch)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

async function upsert(tx: Transaction, rows: Row[]): Promise<ReadonlyMap<string, number>> {
  const corrected = Object.keys(rows[0] ?? {}).filter((name) => !IMMUTABLE_COLUMNS.has(name))
  const set = Object.fromEntries(corrected.map((name) => [name, sql.raw(`excluded.${name}`)]))
  const stored = await tx
    .insert(notices)
    .values(rows)
    .onConflictDoUpdate({ target: [notices.source, notices.source_id], set })
    .returning({ id: notices.id, sourceId: notices.source_id })
  return new Map(stored.map(({ id, sourceId }) => [sourceId, id]))
}

async function replaceCodes(
  tx: Transaction,
  changed: [id: number, codes: SourceNotice['codes']][],
): Promise<void> {
  const ids = changed.map(([id]) => id)
  await tx.delete(noticeCodes).where(inArray(noticeCodes.notice_id, ids))
  const rows = changed.flatMap(([id, codes]) => {
    const main = codes.findIndex(({ isMain }) => isMain)
    return codes.map(({ code }, i) => ({ notice_id: id, code, is_main: i === Math.max(main, 0) }))
  })
  for (let start = 0; start < rows.length; start += CHUNK * 10) {
    await tx.insert(noticeCodes).values(rows.slice(start, start + CHUNK * 10))
  }
}

/** A page may hold a notice both before and after its correction. */
function newestVersions(batch: readonly SourceNotice[]): SourceNotice[] {
  const oldestFirst = batch.toSorted((a, b) => a.published_on.localeCompare(b.published_on))
  return [...new Map(oldestFirst.map((notice) => [notice.source_id, notice])).values()]
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
