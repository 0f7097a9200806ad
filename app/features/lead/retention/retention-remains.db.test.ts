import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { dumpEmbedded } from '#app/infra/database/embedded/backup-archive.server.ts'
import { startJobs } from '#app/infra/jobs/jobs.server.ts'
import { openMailFiles } from '#app/infra/mail/mail-files.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-lead.ts'
import { emptyDatabase } from '#tests/support/test-database.ts'
import { everyFile, findTraces } from '#tests/support/traces.ts'
import { eraseOldLeads } from './erase-old-leads.server.ts'

const OLD = { name: 'Žygimantė Erzvilkaitė', email: 'zygimante@erzvilkas.example', phone: '8 687 65432' }
const YOUNG = { name: 'Ona Budriūnaitė', email: 'ona@budriai.example', phone: '8 611 22233' }

const isEmbedded = inject('databaseKind') === 'pglite'

test.runIf(isEmbedded)(
  'what is past its term is in no byte of the database and of a new backup',
  async () => {
    const location = await emptyDatabase()
    const database = await openDatabase(location)
    const { db, driver } = database
    if (driver.kind !== 'pglite') throw new Error('this is about the embedded database')
    const log = createLog('silent')
    const jobs = await startJobs(database, log)
    const longAgo = new Date('2020-01-01')
    await db.insert(leads).values(Array.from({ length: 50 }, () => leadRow({ ...OLD, created_at: longAgo })))
    await db.insert(leads).values(leadRow(YOUNG))
    await db.execute(sql`update leads set mail_state = 'sent'`)
    // As in a database that has been in use, a part of the log lies ready to be written over.
    await db.execute(sql`select pg_switch_wal()`)
    await driver.pglite.exec('checkpoint')
    const everyByte = async () => [
      ...(await everyFile(location.dataDir)),
      ['backup', await backUp()] as const,
    ]
    const backUp = async () => promisify(gunzip)(await dumpEmbedded(driver.pglite))
    expect(findTraces(OLD, await everyFile(location.dataDir))).not.toEqual([])

    const mailFiles = openMailFiles(join(location.dataDir, 'mail'))
    await eraseOldLeads({ db, driver, mailFiles, log }, new Date())

    expect(findTraces(OLD, await everyByte())).toEqual([])
    expect(findTraces(YOUNG, await everyByte())).not.toEqual([])
    expect(await db.select().from(leads)).toMatchObject([YOUNG])
    await jobs.stop()
    await database.close()
    expect(findTraces(OLD, await everyFile(location.dataDir))).toEqual([])
  },
)
