import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { leads } from '#db/schema/leads.ts'
import { leadAudit } from '#db/schema/operations.ts'
import { operatorOf } from '#tests/support/operator.ts'
import { leadRow } from '#tests/support/stored-leads.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { runLeadCommand } from '../commands/lead-commands.server.ts'
import { exportXlsx, readCpvNames } from './export-leads.server.ts'

const database = await openTestDatabase()
const { db } = database
const { admin, said, printed } = operatorOf(database)
const EXPORT = { name: 'export', filter: {}, by: 'Ona' } as const

beforeEach(async () => {
  await db.delete(leads)
  await db.insert(leads).values(
    leadRow({
      reference: 'XPRT-AAAA',
      created_at: new Date('2026-11-27T18:25:27Z'),
      company: '=1+1 & „Ąžuolas“ <\u0001_x0041_\uFFFE>',
      phone: '861234567',
      wants: ['offer', 'sample'],
      contact_by: 'phone',
      cpv_codes: ['45000000-7', '99999999-9'],
      marketing_consent: true,
      landing_page: 'https://example.lt/?gclid=a',
      status: 'won',
      amount: 1200.5,
    }),
  )
})

describe('an export for people', () => {
  test('as CSV has days and times of Vilnius, names of codes, whole telephones and no formulas', async () => {
    await runLeadCommand(admin, { ...EXPORT, format: 'csv' })
    const [head = '', line = '', ...rest] = printed.join('').split('\r\n')
    expect(rest).toEqual([''])
    expect(head).toMatch(/^\uFEFF"Gauta";"Numeris";"Būsena";/)
    for (const cell of [
      '"2026-11-27 20:25"',
      '"Laimėta"',
      `"'=1+1 & „Ąžuolas“ <\u0001_x0041_\uFFFE>"`,
      '"+370 612 34567"',
      '"telefonu"',
      '"pasiūlymo, naujienlaiškio pavyzdžio"',
      '"45000000-7 Statybos darbai; 99999999-9"',
      '"taip"',
      '"Google Ads"',
      '1200.5',
    ])
      expect(
        line
          .split(';"')
          .map((part, i) => (i === 0 ? part : `"${part}`))
          .join('\n'),
      ).toContain(cell)
  })

  test('says who marked each lead, when, why it is lost, and the last note', async () => {
    const references = ['XPRT-AAAA']
    const lost = { kind: 'lost', by: 'Ona', reason: 'price', note: 'brangu' } as const
    await runLeadCommand(admin, { name: 'mark', references, mark: lost })
    await runLeadCommand(admin, {
      name: 'mark',
      references,
      mark: { kind: 'note', by: 'Jonas', note: 'grįš' },
    })
    const rowOf = async () => {
      printed.length = 0
      await runLeadCommand(admin, { ...EXPORT, format: 'csv' })
      const [head = [], cells = []] = printed
        .join('')
        .split('\r\n')
        .map((line) => line.split(/;(?! )/))
      return Object.fromEntries(head.map((heading, i) => [heading.replaceAll('"', ''), cells[i]]))
    }
    expect(await rowOf()).toMatchObject({
      'Kas pažymėjo': '"Ona"',
      Kada: expect.stringMatching(/^"\d{4}-\d\d-\d\d \d\d:\d\d"$/),
      'Neaktualumo priežastis': '"Per brangu"',
      Pastaba: '"grįš"',
    })
    await runLeadCommand(admin, { name: 'mark', references, mark: { kind: 'reopened', by: 'Ona' } })
    expect(await rowOf()).toMatchObject({ 'Neaktualumo priežastis': '', Pastaba: '"grįš"' })
  })

  test('as .xlsx has the same in cells, with real times', async () => {
    const file = await new Response(await exportXlsx(db, {}, await readCpvNames(db))).bytes()
    const parts = unzipSync(file)
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<t>Gauta</t>')
    expect(sheet).toMatch(/<c r="A2" s="1"><v>46353\.8506944/)
    expect(sheet).toContain('>=1+1 &amp; „Ąžuolas“ &lt;_x0001__x005F_x0041_&gt;<')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('>+370 612 34567<')
    expect(sheet).toContain('<c r="W2"><v>1200.5</v></c>')
  })

  test.each(['csv', 'xlsx', 'all-columns'] as const)('as %s is recorded with who made it', async (format) => {
    await db.delete(leadAudit)
    await runLeadCommand(admin, { ...EXPORT, format })
    expect(await db.select().from(leadAudit)).toMatchObject([{ event: 'export', lead_count: 1, by: 'Ona' }])
    expect(printed).not.toEqual([])
  })
})

test('a mark stands in the list and in the history, and names who has no such lead', async () => {
  await db.insert(leads).values(
    leadRow({
      reference: 'MARK-AAAA',
      contact_by: 'phone',
      activity: 'specific',
      tender_reference: '684512',
    }),
  )
  const references = ['MARK-AAAA', 'NONE-AAAA']
  const again = new Date('2026-11-30T07:00:00Z')
  const mark = { kind: 'no_answer', by: 'Ona', againAt: again, note: 'vėliau \u001b[31m' } as const
  await expect(runLeadCommand(admin, { name: 'mark', references, mark })).rejects.toThrow('no lead NONE-AAAA')
  expect(said.at(-1)).toBe('1 of 2 leads marked.')
  await runLeadCommand(admin, {
    name: 'list',
    filter: { view: 'open', isHot: true, search: 'ąžuol' },
    isJson: false,
  })
  expect(printed.join('')).toMatch(/MARK-AAAA .* no_answer +call, tender 684512 /)
  await runLeadCommand(admin, { name: 'show', reference: 'MARK-AAAA', isJson: false })
  expect(printed.join('')).toMatch(/ no_answer +Ona +again 2026-11-30 09:00, vėliau {2}\[31m/)
})
