import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { noticeCodes, notices } from '#db/schema/notices.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { daysAgo, sourceNotice } from '#tests/support/source-notices.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { SOURCE_IDS, type SourceId, type SourceNotice } from '../source-notice.ts'
import { storeNotices } from './notice-store.server.ts'
import { readShownNotices } from './read-notices.server.ts'

const { db } = await openTestDatabase()
beforeEach(() => db.delete(notices))

function store(...batch: SourceNotice[]) {
  const [first] = batch
  return db.transaction((tx) => storeNotices(tx, first?.source ?? 'ted', batch, new Date()))
}

function readShown(sources: readonly SourceId[] = SOURCE_IDS) {
  return readShownNotices(db, sources, daysAgo(30), Temporal.Now.instant())
}

async function shownIds(sources?: readonly SourceId[]): Promise<string[]> {
  return (await readShown(sources)).map(({ id }) => id).toSorted()
}

/** The same purchase, in each source. */
const IN_TED = sourceNotice('t', {
  ted_number: '412169-2026',
  deadlines: [`${daysAgo(-9)}T20:59:00Z`],
})
const IN_CVPIS = sourceNotice('c', {
  source: 'cvpis',
  title: 'PATALPŲ valymo paslaugos – objektas t',
  deadlines: [`${daysAgo(-9)}T07:00:00Z`],
})
const IN_IMPORT = sourceNotice('i', {
  source: 'import',
  title: 'Valymas',
  ted_number: '412169-2026',
})

test('a correction keeps the row and moves it forward', async () => {
  await store(sourceNotice(1))
  const [before] = await db.select().from(notices)

  const corrected = sourceNotice(1, {
    deadlines: [`${daysAgo(-30)}T07:00:00Z`],
    published_on: daysAgo(0),
    codes: [cpv('45000000')],
  })
  expect(await store(corrected)).toEqual({ new: 0, changed: 1 })

  const [after] = await db.select().from(notices)
  expect(after).toMatchObject({
    id: before?.id,
    first_seen_at: before?.first_seen_at,
    published_on: daysAgo(0),
  })
  expect(after?.deadline_at?.toISOString().slice(0, 10)).toBe(daysAgo(-30))
  const codes = await db.select().from(noticeCodes)
  expect(codes.map(({ code }) => code)).toEqual([cpv('45000000')])
})

test('an older version never moves a notice back, whichever comes first', async () => {
  const older = sourceNotice(1, { published_on: daysAgo(9), title: 'Kaip buvo' })
  const newer = sourceNotice(1, { published_on: daysAgo(2), title: 'Kaip pataisyta' })

  await store(newer, older)
  expect(await store(older)).toEqual({ new: 0, changed: 0 })

  const rows = await db.select({ title: notices.title }).from(notices)
  expect(rows).toEqual([{ title: 'Kaip pataisyta' }])
})

test('notices of a source that was removed are hidden, and their duplicates from other sources appear', async () => {
  await store(IN_TED, sourceNotice(2))
  await store(IN_CVPIS, { ...IN_CVPIS, source_id: 'lot-2', ted_number: '412169-2026' })
  await store(IN_IMPORT)

  expect(await shownIds()).toEqual(['import:N-i', 'ted:N-2'])
  expect(await shownIds(['ted', 'cvpis'])).toEqual(['cvpis:N-c', 'cvpis:lot-2', 'ted:N-2'])
  expect(await shownIds(['ted'])).toEqual(['ted:N-2', 'ted:N-t'])
  expect(await shownIds(['import'])).toEqual(['import:N-i'])
})

test('what is older than 30 days is shown while it is open; an old award, correction or partner ends it all the same', async () => {
  const old = { published_on: daysAgo(60) }
  const later = { published_on: daysAgo(40), deadlines: [], codes: [] }
  await store(
    ...[1, 2, 3, 4, 5].map((i) =>
      sourceNotice(i, {
        ...old,
        ted_procedure_id: `p-${i}`,
        ted_notice_id: `n-${i}`,
        ted_number: `${i}-2026`,
      }),
    ),
    sourceNotice('over', { ...old, deadlines: [`${daysAgo(1)}T07:00:00Z`] }),
    sourceNotice('award', { ...later, kind: 'contract', ted_procedure_id: 'p-2' }),
    sourceNotice('cancel', {
      ...later,
      status: 'cancelled',
      ted_replaces: '3-2026',
      ted_number: '7-2026',
    }),
    sourceNotice('version', { ...later, status: 'cancelled', ted_replaces: 'n-5-01' }),
  )
  await store(sourceNotice('c', { ...later, source: 'cvpis', status: 'ended', ted_number: '4-2026' }))

  expect(await shownIds()).toEqual(['ted:N-1'])
})

test('the main code comes first, five of seven winners are named, and no other currency is a value in euros', async () => {
  await store(
    sourceNotice(1, {
      value: 99,
      currency: 'PLN',
      winners: Array.from('ABCDEFG', (name) => `UAB ${name}`),
      codes: [cpv('90910000'), cpv('03000000')],
    }),
  )

  const winner = 'UAB A, UAB B, UAB C, UAB D, UAB E ir dar 2'
  const codes = [cpv('90910000'), cpv('03000000')]
  expect(await readShown()).toMatchObject([{ codes, value: null, winner }])
})

test('each kind shows the date that it has, and never an unknown deadline', async () => {
  const published_on = daysAgo(3)
  await store(
    sourceNotice(1, { published_on, deadlines: [] }),
    sourceNotice(2, { published_on, kind: 'plan', deadlines: [], planned_quarter: '2027-Q1' }),
    sourceNotice(3, {
      published_on,
      kind: 'contract',
      deadlines: [],
      concluded_on: daysAgo(9),
      winners: ['UAB „Pavyzdys“'],
    }),
  )

  const shown = await readShown()
  expect(shown.toReversed().map(({ time }) => time)).toEqual([
    { type: 'published', day: published_on },
    { type: 'quarter', year: 2027, quarter: 1 },
    { type: 'concluded', day: daysAgo(9) },
  ])
})

test('a notice that was seen again says when, though nothing changed', async () => {
  await store(sourceNotice(1))
  await db.update(notices).set({ seen_at: new Date(0) })
  await store(sourceNotice(1))

  const [row] = await db.select().from(notices).where(eq(notices.source_id, 'N-1'))
  expect(row?.seen_at.getTime()).toBeGreaterThan(Date.now() - 600_000)
})
