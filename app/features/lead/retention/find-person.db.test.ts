import { beforeEach, describe, expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { NewLead } from '../lead-store.server.ts'
import { eraseLeads, type LeadsToErase } from './erase-leads.server.ts'

const database = await openTestDatabase()
const { db } = database
const deps = { ...database, mailDirectory: 'no such folder' }

beforeEach(() => db.delete(leads))

describe('a person is found however the address or the number is written', () => {
  const UNICODE = 'jonas@pastas-ąžuolas.lt'
  const PUNYCODE = 'jonas@xn--pastas-uolas-vob80o.lt'
  test.each<[stored: Partial<NewLead>, asked: LeadsToErase]>([
    [{ email: UNICODE }, { email: PUNYCODE }],
    [{ email: PUNYCODE }, { email: UNICODE }],
    [{ email: 'Jonas@PASTAS-ĄŽUOLAS.LT' }, { email: UNICODE }],
    [{ email: UNICODE }, { email: 'JONAS@XN--PASTAS-UOLAS-VOB80O.LT' }],
    [{ email: UNICODE.normalize('NFD') }, { email: UNICODE }],
    [{ email: 'žydrė@example.lt' }, { email: 'ŽYDRĖ@example.lt'.normalize('NFD') }],
    [{ email: 'jonas@example.lt' }, { email: ' jonas@example.lt ' }],
    [{ email: 'jonas@example.lt.' }, { email: 'jonas@example.lt' }],
    [{ phone: '8 612 34567' }, { phone: '+370 612 34567' }],
    [{ phone: '(8-612) 34567 ' }, { phone: '0 612 34567' }],
    [{ phone: '8 612 34567, 8 5 212 3456' }, { phone: '00370 5 212 3456' }],
    [{ phone: '8 612 34567 vid. 12' }, { phone: '861234567' }],
    [{ phone: '12-34-56' }, { phone: '123456' }],
    [{ reference: '7K3M-9QXT' }, { reference: '7K3M-9QXT' }],
  ])('%j, asked for as %j', async (stored, asked) => {
    await store({ reference: 'STAY-AAAA', email: 'ona@example.lt', phone: '8 611 11111' })
    await store({ email: 'petras@example.lt', phone: '8 622 22222', reference: 'AWAY-AAAA', ...stored })
    expect(await eraseLeads(deps, asked)).toMatchObject({ leads: 1 })
    expect(await references()).toEqual(['STAY-AAAA'])
  })

  test.each<LeadsToErase>([
    { email: 'jonas+naujienos@example.lt' },
    { email: 'jo.nas@example.lt' },
    { email: 'jonas@mail.example.lt' },
    { email: 'onas@example.lt' },
    { phone: '8 612 34568' },
    { phone: '612345' },
    { reference: '7K3M-9QXX' },
  ])('%j is somebody else', async (asked) => {
    await store({ reference: '7K3M-9QXT', email: 'jonas@example.lt', phone: '8 612 34567' })
    expect(await eraseLeads(deps, asked)).toMatchObject({ leads: 0 })
  })
})

async function store(changes: Partial<NewLead>): Promise<void> {
  await db.insert(leads).values(leadRow(changes))
}

async function references(): Promise<(string | null)[]> {
  return (await db.select().from(leads)).map(({ reference }) => reference).sort()
}
