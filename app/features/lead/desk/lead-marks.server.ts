import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#app/infra/database/database.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import {
  type EVENT_KINDS,
  type LEAD_STATUSES,
  type LOST_REASONS,
  leadEvents,
  leads,
  MARK_KINDS,
} from '#db/schema/leads.ts'
import type { LeadChanges, StoredLead } from '../lead-store.server.ts'

export type LeadEvent = typeof leadEvents.$inferSelect
export type EventKind = (typeof EVENT_KINDS)[number]
export type LeadStatus = (typeof LEAD_STATUSES)[number]
export type LostReason = (typeof LOST_REASONS)[number]
export type LastWords = Pick<LeadEvent, 'note' | 'reason'>
export type MarkKind = (typeof MARK_KINDS)[number]

export interface Mark {
  kind: MarkKind
  by: string
  note?: string | undefined
  againAt?: Date | undefined
  amount?: number | undefined
  reason?: LostReason | undefined
}

/** With a version, it is marked only if nobody else has marked it since the version was shown. */
export interface LeadToMark {
  reference: string
  version?: number | undefined
}

const MAX_NOTE_LENGTH = 1_000
const MAX_NAME_LENGTH = 100
export const MAX_AMOUNT = 9_999_999_999
const MAY_PROMISE: readonly MarkKind[] = ['taken', 'reached', 'no_answer', 'offered']
const IS_ANSWER: readonly MarkKind[] = ['reached', 'offered', 'won', 'lost']
/** The transaction may have waited for another one, so its own time would be too early. */
const CLOCK = sql`clock_timestamp()`

/** As in an address or a command line: „no-answer“ too. */
export function readMarkKind(text: string | undefined): MarkKind | null {
  return MARK_KINDS.find((kind) => kind === text?.replace('-', '_')) ?? null
}

/** Adds to the history of each lead and to its status; leads that others mark at the same time wait. Of `changed`, somebody else was first. */
export async function markLeads(db: Database, chosen: readonly LeadToMark[], mark: Mark) {
  checkMark(mark)
  const versions = new Map(chosen.map(({ reference, version }) => [reference, version]))
  return db.transaction(async (tx) => {
    const found = await lockStatuses(tx, [...versions.keys()])
    const isChanged = ({ reference, status_version }: StoredLead) =>
      mark.kind !== 'note' && (versions.get(reference) ?? status_version) !== status_version
    const changed = found.filter(isChanged)
    const marked = found.filter((lead) => !changed.includes(lead))
    await addEvents(tx, marked, mark)
    const known = found.map(({ reference }) => reference)
    return {
      /** These are the leads as they were before the mark. */
      marked,
      changed,
      unknown: [...versions.keys()].filter((reference) => !known.includes(reference)),
    }
  })
}

/** In the order of their ids, so that two people who mark the same leads do not wait for each other in a circle. */
async function lockStatuses(tx: Transaction, references: readonly string[]) {
  const isChosen = inArray(leads.reference, [...references])
  return tx.select().from(leads).where(isChosen).orderBy(asc(leads.id)).for('update')
}

async function addEvents(tx: Transaction, marked: readonly { id: string }[], mark: Mark): Promise<void> {
  if (marked.length === 0) return
  const { againAt: again_at, ...event } = mark
  await tx.insert(leadEvents).values(marked.map(({ id }) => ({ ...event, again_at, lead_id: id, at: CLOCK })))
  if (mark.kind === 'note') return
  const ids = marked.map(({ id }) => id)
  await tx.update(leads).set(changesBy(mark, mark.kind)).where(inArray(leads.id, ids))
}

function changesBy(mark: Mark, kind: Exclude<MarkKind, 'note'>): LeadChanges {
  const changes: LeadChanges = {
    status: kind === 'reopened' ? 'new' : kind,
    status_at: CLOCK,
    status_by: mark.by,
    status_version: sql`status_version + 1`,
    amount: mark.amount ?? null,
  }
  // A promise outlives its being taken over by somebody else.
  if (kind !== 'taken' || mark.againAt !== undefined) changes.again_at = mark.againAt ?? null
  if (kind === 'reopened') changes.answered_at = null
  if (IS_ANSWER.includes(kind) && mark.reason !== 'unreachable')
    changes.answered_at = sql`coalesce(answered_at, ${CLOCK})`
  return changes
}

function checkMark({ kind, by, note = '', againAt, amount, reason }: Mark): void {
  const faults = {
    'It must be said who marks the lead, in at most 100 characters.':
      by.trim() === '' || by.length > MAX_NAME_LENGTH,
    'A note has at most 1,000 characters.': note.length > MAX_NOTE_LENGTH,
    'A note needs a text.': kind === 'note' && note.trim() === '',
    'Only a lead that is taken, reached, without answer or offered is called again.':
      againAt !== undefined && !MAY_PROMISE.includes(kind),
    'Only a lead that was won has a sum.': amount !== undefined && kind !== 'won',
    'The sum must be a number from 0 to 9,999,999,999.':
      amount !== undefined && !(amount >= 0 && amount <= MAX_AMOUNT),
    'A lead that is lost needs a reason, and no other has one.': (kind === 'lost') !== (reason !== undefined),
  }
  const [fault] = Object.entries(faults).find(([, isFault]) => isFault) ?? []
  if (fault !== undefined) throw new OperatorError(fault)
}

export async function recordEvent(db: Database, { id }: StoredLead, kind: EventKind, by: string) {
  await db.insert(leadEvents).values({ lead_id: id, kind, by, at: CLOCK })
}

export async function withLastWords(db: Database, page: readonly StoredLead[]) {
  const ids = page.map(({ id }) => id)
  const { rows } = await db.execute<LastWords & { id: string }>(sql`
    select lead_id as id, coalesce((array_agg(note order by id desc) filter (where note <> ''))[1], '') as note,
      (array_agg(reason order by id desc)
        filter (where kind not in ('note', 'released', 'mail_again', 'sample_again')))[1] as reason
    from lead_events where ${inArray(leadEvents.lead_id, ids)} group by lead_id`)
  const words = new Map(rows.map((row) => [row.id, row]))
  return page.map((lead) => ({ note: '', reason: null, ...lead, ...words.get(lead.id) }))
}

/** Oldest first. When its mails were sent stands in the lead itself. */
export async function readHistory(db: Database, { id }: StoredLead): Promise<LeadEvent[]> {
  return db.select().from(leadEvents).where(eq(leadEvents.lead_id, id)).orderBy(asc(leadEvents.id))
}
