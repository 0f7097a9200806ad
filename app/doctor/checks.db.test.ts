import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#app/infra/env.server.ts'
import { leads } from '#db/schema/leads.ts'
import { noticeIngests } from '#db/schema/notices.ts'
import { folderOfTest } from '#tests/support/kept-until.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { checkRunning, isWell } from './checks.server.ts'

const { db } = await openTestDatabase()
const FRIDAY_NOON = Date.parse('2026-11-20T10:00:00Z')
const minutesBefore = (minutes: number, moment = FRIDAY_NOON) => new Date(moment - minutes * 60_000)

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})
afterEach(async () => {
  await db.delete(leads)
  await db.delete(noticeIngests)
})

async function check(name: string, now = FRIDAY_NOON, settings: Record<string, string> = {}) {
  const env = readEnv({ DATA_DIR: folder, BACKUP_DIR: folder, ...settings })
  const found = (await checkRunning(db, env, now)).filter((one) => one.name === name)
  expect(found).toHaveLength(1)
  return found[0]
}

const mail_last_error = '535 the mail server does not accept the user and password of SMTP_URL'

test('mail to staff is well while it is on its way, and a warning for ten minutes after it was refused', async () => {
  await db.insert(leads).values(leadRow({ created_at: minutesBefore(60) }))
  expect(await check('mail')).toMatchObject({ state: 'well' })
  await db.insert(leads).values([leadRow({ created_at: minutesBefore(9), mail_last_error })])
  const sentence = expect.stringMatching(/: 1, .* not late yet by office hours\.$/)
  expect(await check('mail')).toMatchObject({ state: 'warning', sentence })
})

test('mail to staff is a fault after ten minutes of office hours, with the reason and no person', async () => {
  await db.insert(leads).values(leadRow({ created_at: minutesBefore(11), mail_last_error }))
  expect(await check('mail')).toEqual({
    name: 'mail',
    state: 'fault',
    sentence: `Requests that could not be mailed to staff: 1, the oldest of 2026-11-20 09:49 UTC: ${mail_last_error}.`,
  })
})

test('mail to staff is no fault at a weekend, and one ten minutes after Monday began', async () => {
  await db.insert(leads).values(leadRow({ created_at: new Date('2026-11-20T20:00:00Z'), mail_last_error }))
  expect(await check('mail', Date.parse('2026-11-22T12:00:00Z'))).toMatchObject({ state: 'warning' })
  expect(await check('mail', Date.parse('2026-11-23T07:11:00Z'))).toMatchObject({ state: 'fault' })
})

test('samples that wait for staff are a warning, which leaves the site well', async () => {
  expect(await check('samples')).toMatchObject({ state: 'well' })
  await db.insert(leads).values(leadRow({ mail_state: 'sent', sample_state: 'waiting' }))
  const samples = await check('samples')
  expect(samples).toMatchObject({ state: 'warning', sentence: 'Samples that wait for staff: 1.' })
  expect(samples && isWell([samples])).toBe(true)
})

const PUBLIC = { SITE_URL: 'https://www.imone.lt', MAIL_TRANSPORT: 'file' }
const backUp = async (name: string, minutes: number) => {
  await writeFile(join(folder, name), 'x')
  await utimes(join(folder, name), minutesBefore(minutes), minutesBefore(minutes))
}

test('the backup that was never made is a warning where the site is public', async () => {
  expect(await check('backup')).toMatchObject({ state: 'well' })
  expect(await check('backup', FRIDAY_NOON, PUBLIC)).toMatchObject({ state: 'warning' })
})

test('the backup is well by its newest file, and a fault after two nights without one', async () => {
  await backUp('old.dump', 9_000)
  await backUp('unfinished.dump.part', 1)
  expect(await check('backup')).toMatchObject({ state: 'fault' })
  await backUp('new.dump', 1_000)
  const sentence = `The newest backup in ${folder} is of 2026-11-19 17:20 UTC.`
  expect(await check('backup')).toEqual({ name: 'backup', state: 'well', sentence })
})

test('a source of notices is a fault once its newest complete ingest is old', async () => {
  const settings = { NOTICE_SOURCES: 'ted' }
  expect(await check('notices', FRIDAY_NOON, settings)).toMatchObject({ state: 'warning' })
  const window = { window_from: '2026-11-10', window_to: '2026-11-16' }
  const ended = {
    started_at: minutesBefore(4 * 24 * 60),
    ended_at: minutesBefore(4 * 24 * 60),
    is_complete: true,
  }
  await db.insert(noticeIngests).values({ source: 'ted', ...window, ...ended })
  expect(await check('notices', FRIDAY_NOON, settings)).toMatchObject({ state: 'fault' })
  const today = { ...window, window_to: '2026-11-20', started_at: minutesBefore(60) }
  await db.insert(noticeIngests).values({ source: 'ted', ...ended, ...today })
  expect(await check('notices', FRIDAY_NOON, settings)).toMatchObject({ state: 'well' })
})

test('a database that is closed is the fault, and what needs none is checked all the same', async () => {
  const other = await openTestDatabase()
  await other.close()
  const checks = await checkRunning(other.db, readEnv({ DATA_DIR: folder }))
  expect(checks.map(({ name, state }) => [name, state])).toEqual([
    ['database', 'fault'],
    ['disk', expect.any(String)],
    ['backup', 'well'],
  ])
})
