import { beforeEach, expect, test } from 'vitest'
import { notices } from '#db/schema/notices.ts'
import { sourceNotice } from '#tests/support/source-notices.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { SourceId, SourceNotice } from '../source-notice.ts'
import { setHidden, storeNotices } from '../store/notice-store.server.ts'
import { readYear } from './read-year.server.ts'

const { db } = await openTestDatabase()
const TODAY = Temporal.PlainDate.from('2026-11-29')

beforeEach(() => db.delete(notices))

async function store(source: SourceId, ...given: Partial<SourceNotice>[]): Promise<void> {
  const rows = given.map((differs, i) =>
    sourceNotice(i, { source, published_on: '2026-05-04', deadlines: [], ...differs }),
  )
  await db.transaction((tx) => storeNotices(tx, source, rows, new Date()))
}

const FIRST = { source_id: 'first', published_on: '2025-10-29' }

async function read(...sources: SourceId[]) {
  return (await readYear(db, sources, TODAY))?.notices ?? null
}

test('a year is twelve whole months, and needs a source that was read before them', async () => {
  await store('ted', { published_on: '2025-11-02' })
  expect(await read('ted')).toBeNull()
  expect(await read()).toBeNull()

  await store('ted', FIRST, { source_id: 'c', published_on: '2026-11-01' })
  expect(await read('ted')).toMatchObject([
    { day: '2025-11-02', winner: null, codes: ['90910000-9', '90911300-9'] },
  ])
})

test('a call counts once, in its newest version; cancelled and hidden ones and systems do not count', async () => {
  const version = (id: string, differs: Partial<SourceNotice>) => ({
    source_id: id,
    ted_procedure_id: 'p-1',
    ...differs,
  })
  await store(
    'ted',
    FIRST,
    version('1', { published_on: '2026-05-05', value: 2, is_ceiling: false }),
    version('2', { published_on: '2026-05-04', value: 1 }),
    { source_id: '3', status: 'cancelled' },
    { source_id: '4', system: 'itself' },
    { source_id: '5', title: 'Paslėptas' },
  )
  const [hidden] = (await db.select().from(notices)).filter(({ title }) => title === 'Paslėptas')
  await setHidden(db, [hidden?.id ?? 0], true)

  expect(await read('ted')).toMatchObject([{ day: '2026-05-05', value: 2 }])
})

test('calls come from one source, awards from TED', async () => {
  await store('cvpis', FIRST, {})
  await store('ted', { source_id: 'call' }, { source_id: 'award', kind: 'contract', winners: ['UAB „A“'] })

  const found = await read('ted', 'cvpis')
  expect(found?.map(({ winner }) => winner).toSorted()).toEqual(['UAB „A“', null])
})

test.each([
  ['Statyba, UAB', 'Statyba, UAB'],
  ['UAB „A“, UAB „B“', undefined],
  ['Petraičio IĮ', undefined],
  ['Individuali įmonė „Petras“', undefined],
  ['Advokatų profesinė bendrija „Petraitis“', undefined],
])('of the winner %s statistics have %s', async (winner, expected) => {
  await store('ted', FIRST, {
    kind: 'contract',
    winners: winner.includes('„B“') ? winner.split(', ') : [winner],
  })
  expect((await read('ted'))?.[0]?.winner).toBe(expected)
})

test('a purchase with a number in TED is international, and one of low value is known by its source', async () => {
  const small = { source_id: 'small', is_low_value: true }
  await store('cvpis', FIRST, {}, { source_id: 'large', ted_number: '412169-2026' }, small)
  expect((await read('cvpis'))?.map(({ size }) => size).toSorted()).toEqual([
    'international',
    'lowValue',
    null,
  ])
})

test('a ceiling and another currency are no value', async () => {
  await store('ted', FIRST, { is_ceiling: true }, { currency: 'PLN' }, { value: 58_000.5 })
  expect((await read('ted'))?.map(({ value }) => value)).toEqual([null, null, 58_000.5])
})
