import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { findTraces, readFilesBelow } from '#tests/support/traces.ts'
import { eraseOldLeads } from './erase-old-leads.server.ts'

const OLD = { name: 'Žygimantė Erzvilkaitė', email: 'zygimante@erzvilkas.example', phone: '8 687 65432' }
const RECENT_LEAD = { name: 'Ona Budriūnaitė', email: 'ona@budriai.example', phone: '8 611 22233' }

test('no byte of a lead past its retention term stays in the embedded database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'remains-'))
  const database = await openDatabase({ dataDir })
  const { db } = database
  const log = createLog('silent')
  const longAgo = new Date('2020-01-01')
  await db.insert(leads).values(Array.from({ length: 50 }, () => leadRow({ ...OLD, created_at: longAgo })))
  await db.insert(leads).values(leadRow(RECENT_LEAD))
  await db.execute(sql`update leads set mail_state = 'sent'`)
  await db.execute(
    sql`insert into lead_events (lead_id, kind, by, note) select id, 'note', 'Rūta', 'rašė ' || name from leads`,
  )
  // As in a database that has been in use: statistics hold values, and a part of the log waits to be removed.
  await db.execute(sql`analyze leads, lead_events`)
  await db.execute(sql`select pg_switch_wal()`)
  await db.execute(sql`checkpoint`)
  expect(findTraces(OLD, await readFilesBelow(dataDir))).not.toEqual([])

  const mailDirectory = join(dataDir, 'mail')
  await eraseOldLeads({ ...database, mailDirectory, log }, new Date())

  expect(findTraces(OLD, await readFilesBelow(dataDir))).toEqual([])
  expect(findTraces(RECENT_LEAD, await readFilesBelow(dataDir))).not.toEqual([])
  expect(await db.select().from(leads)).toMatchObject([RECENT_LEAD])
  await database.close()
  expect(findTraces(OLD, await readFilesBelow(dataDir))).toEqual([])
  await rm(dataDir, { recursive: true })
})
