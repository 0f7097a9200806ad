import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Database } from '#app/infra/database/database.server.ts'
import { noticeCodes, notices } from '#db/schema/notices.ts'
import { SOURCE_IDS } from '../raw-notice.ts'
import { CODES, type StoredNotice } from './shown-notice-store.server.ts'

export interface FoundNotice extends StoredNotice {
  /** The main one first. */
  codes: string[]
}

/** By `source:id`, by the source's id alone, or by its publication number in TED: what one purchase has in each source. */
export async function findNotices(db: Database, id: string): Promise<FoundNotice[]> {
  const rows = await db
    .select({ notice: notices, codes: CODES })
    .from(notices)
    .innerJoin(noticeCodes, eq(noticeCodes.notice_id, notices.id))
    .where(or(isAt(id), eq(notices.source_id, id), eq(notices.ted_number, id)))
    .groupBy(notices.id)
    .orderBy(notices.id)
    .limit(20)
  return rows.map(({ notice, codes }) => ({ ...notice, codes }))
}

function isAt(id: string): SQL | undefined {
  const source = SOURCE_IDS.find((name) => id.startsWith(`${name}:`))
  return source && and(eq(notices.source, source), eq(notices.source_id, id.slice(source.length + 1)))
}
