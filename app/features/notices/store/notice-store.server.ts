import { hash } from 'node:crypto'
import { and, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { fold, wordsOf } from '#app/domain/text/words.ts'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
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
  const sourceIds = batch.map(({ sourceId }) => sourceId)
  const isInBatch = and(eq(notices.source, source), inArray(notices.source_id, sourceIds))
  const alreadyStored = await readStored(tx, isInBatch)
  const rows = batch.map((notice) => ({ notice, row: toRow(notice, seenAt) }))
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
    changed.map(({ notice }) => [ids.get(notice.sourceId) ?? 0, notice]),
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

async function replaceCodes(tx: Transaction, changed: [id: number, notice: SourceNotice][]): Promise<void> {
  const ids = changed.map(([id]) => id)
  await tx.delete(noticeCodes).where(inArray(noticeCodes.notice_id, ids))
  const rows = changed.flatMap(([id, { codes }]) => {
    const main = codes.findIndex(({ isMain }) => isMain)
    return codes.map(({ code }, i) => ({ notice_id: id, code, is_main: i === Math.max(main, 0) }))
  })
  for (let start = 0; start < rows.length; start += CHUNK * 10) {
    await tx.insert(noticeCodes).values(rows.slice(start, start + CHUNK * 10))
  }
}

/** A page may hold a notice both before and after its correction. */
function newestVersions(batch: readonly SourceNotice[]): SourceNotice[] {
  const oldestFirst = batch.toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn))
  return [...new Map(oldestFirst.map((notice) => [notice.sourceId, notice])).values()]
}

function toRow(notice: SourceNotice, seenAt: Date): Row {
  const { byCode, byName } = purchaseKeys(notice)
  const deadlines = notice.deadlines.toSorted().map((at) => new Date(at))
  return {
    source: notice.source,
    source_id: notice.sourceId,
    kind: notice.kind,
    title: notice.title,
    buyer_name: notice.buyerName,
    buyer_code: notice.buyerCode,
    published_on: notice.publishedOn,
    other_buyers: notice.otherBuyers,
    deadline_at: deadlines.at(-1) ?? null,
    earlier_deadlines: deadlines.slice(0, -1),
    deadline_kind: notice.deadlineKind,
    planned_quarter: notice.plannedQuarter,
    concluded_on: notice.concludedOn,
    winner: winnerText(notice.winners),
    value: notice.value,
    currency: notice.currency,
    is_ceiling: notice.isCeiling,
    place_code: notice.placeCodes.join(' ') || null,
    status: notice.status,
    is_intended: notice.isIntended,
    system: notice.system,
    url: notice.url,
    ted_number: notice.tedPublicationNumber,
    ted_procedure_id: notice.tedProcedureId,
    ted_notice_id: notice.tedNoticeId,
    ted_replaces: notice.tedReplaces,
    purchase_key: byCode,
    purchase_key_by_name: byName,
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

/** The key is equal for the same purchase in every source; null when the notice says too little. */
function purchaseKeys(notice: SourceNotice): { byCode: string | null; byName: string | null } {
  const { buyerCode, buyerName, title, deadlines, kind } = notice
  const words = normalise(title)
  const deadlineAt = deadlines.toSorted().at(-1)
  if (deadlineAt === undefined || words === '') return { byCode: null, byName: null }
  const rest = [kind, words, vilniusDay(deadlineAt)]
  return {
    byCode: buyerCode === null ? null : hashOf([buyerCode, ...rest]),
    byName: hashOf([normalise(buyerName), ...rest]),
  }
}

function contentHash(notice: SourceNotice): string {
  return hashOf(Object.entries(notice).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function vilniusDay(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString()
}

function normalise(title: string): string {
  return wordsOf(fold(title)).join(' ')
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value))
}
