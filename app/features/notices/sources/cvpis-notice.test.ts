import { expect, test } from 'vitest'
import { dayInVilnius } from '#app/domain/calendar/today.ts'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import { cvpisRow, type Row } from '#tests/support/notice-servers/notice-shapes.ts'
import { readCvpisRow, remarksOn } from './cvpis-notice.ts'

const [written] = generateNotices(1, '2026-11-20')

/** The notice, or why the row is rejected. */
function readRow(fields: Row) {
  return readCvpisRow({ ...(written && cvpisRow(written)), ...fields })
}

test.each([
  ['Skelbiama apklausa', 'Stogo remontas', true],
  ['Atviras konkursas', 'Pacientų keltuvai (Mažos vertės skelbiama apklausa)', true],
  ['Atviras konkursas', 'Gyventojų apklausa', false],
  ['Simplified open', 'Stogo remontas', true],
  [null, 'Stogo remontas', false],
])('a row of the procedure %s with the title „%s“ is of low value: %j', (procedure, title, is_low_value) => {
  expect(readRow({ procedure, title })).toMatchObject({ is_low_value })
})

test.each([
  ['20-12-2026 10:00:00', '2026-12-20T08:00:00Z'],
  ['20-12-2026', '2026-12-20T21:59:00Z'],
  ['2026-12-20T10:00:00+02:00', '2026-12-20T08:00:00Z'],
  ['2026-12-20T10:00:00', '2026-12-20T08:00:00Z'],
  ['2026-12-20', '2026-12-20T21:59:00Z'],
  ['20-12-0201 10:00:00', null],
  ['20255-12-20T10:00:00', null],
  [`20-12-${dayInVilnius().year + 6} 10:00:00`, null],
  ['31-02-2027 10:00:00', null],
  ['netrukus', null],
  [null, null],
])('a row with the deadline %s ends %s: a corrupt one never means open', (text, expected) => {
  expect(readRow({ tenderSubmissionDeadline: text })).toMatchObject({
    deadlines: expected === null ? [] : [expected],
  })
})

test('a system that was opened in 2024 may end in 2031: years are counted from today', () => {
  const fields = { datePublished: '10-12-2024 09:00:00', tenderSubmissionDeadline: '05-01-2031 09:00:00' }
  expect(readRow(fields)).toMatchObject({ deadlines: ['2031-01-05T07:00:00Z'] })
})

test.each([
  ['0,00', null],
  ['-1.00', null],
  [-1, null],
  ['0', null],
  [0, null],
  [null, null],
  ['', null],
  ['apie 5 tūkst.', null],
  ['1,234,567.89 EUR', 1_234_567.89],
  ['1 234 567,89', 1_234_567.89],
  ['1.234,50', 1234.5],
  ['1234.5', 1234.5],
  [99_000.5, 99_000.5],
])('a row with the value %j is worth %j: zero is not a value', (text, expected) => {
  expect(readRow({ estimatedValue: text })).toMatchObject({
    value: expected,
    currency: expected === null ? null : 'EUR',
  })
})

test.each([
  ['45000000-7, 90911200-8', ['45000000-7', '90911200-8']],
  ['45000000;90911200', ['45000000-7', '90911200-8']],
  ['45000000-7|90911200-8|45000000-7', ['45000000-7', '90911200-8']],
  ['450000007 909112008', ['45000000-7', '90911200-8']],
  [
    ['45000000-7', 3_110_000],
    ['45000000-7', '03110000-5'],
  ],
  ['45000000-1 90911200 stogai', ['45000000-7', '90911200-8']],
  ['45000000-7 9091 3110000', ['45000000-7']],
  ['stogai', []],
  ['', []],
  [null, []],
])('a row with the codes %j has %j', (text, expected) => {
  const row = readRow({ cpvCodes: text })
  expect(row).toMatchObject({ codes: expected })
})

test.each([
  ['https://ted.europa.eu/lt/notice/-/detail/00412169-2026', '412169-2026'],
  ['https://ted.europa.eu/udl?uri=TED:NOTICE:412169-2016:TEXT:LT:HTML', '412169-2016'],
  ['http://ted.europa.eu/udl?uri=TED:NOTICE:720011-2026:TEXT:LT:HTML', '720011-2026'],
  [['', 'https://ted.europa.eu/lt/notice/-/detail/412169-2026'], '412169-2026'],
  ['Žr. www.ted.europa.eu/lt/notice/412169-2026/html; kita', '412169-2026'],
  ['https://example.lt/412169-2026', null],
  ['https://neted.europa.eu/412169-2026', null],
  ['javascript:alert(1)', null],
])('a row with the link %s belongs to the TED notice %s', (link, expected) => {
  expect(readRow({ tedLink: link })).toMatchObject({ ted_number: expected })
})

test.each([
  ['Tender/Proposal Submission', 'published'],
  ['Submission', 'published'],
  ['Published', 'published'],
  ['Skelbiamas', 'published'],
  ['Pasiūlymų teikimas', 'published'],
  ['sukurtas', 'published'],
  ['Tender/Proposal Submission Closed', 'ended'],
  ['Evaluation', 'ended'],
  ['Awarded', 'ended'],
  ['Concluded', 'ended'],
  ['Closed', 'ended'],
  ['Completed', 'ended'],
  ['ĮVYKDYTA', 'ended'],
  ['Vertinimas', 'ended'],
  ['Sudaryta sutartis', 'ended'],
  ['Nustatyta laimėtoja', 'ended'],
  ['Pasiūlymų teikimas baigtas', 'ended'],
  ['CANCELLED', 'cancelled'],
  ['Terminated', 'cancelled'],
  ['Withdrawn', 'cancelled'],
  ['Nutraukta', 'cancelled'],
  ['ATŠAUKTA', 'cancelled'],
  ['Pasiūlymų teikimas nutrauktas', 'cancelled'],
  ['Evaluation – Terminated', 'cancelled'],
  ['Pirkimas neįvyko', 'cancelled'],
  ['Something new', 'published'],
  [null, 'published'],
])('a row with the status %s is %s', (status, expected) => {
  expect(readRow({ status, awardDate: null })).toMatchObject({ status: expected })
  expect(remarksOn({ status })).toHaveLength(status === 'Something new' ? 1 : 0)
})

test.each([
  ['Preliminary Market Consultation', 'consultation', null, 'pmc/viewPmc'],
  ['Dynamic Purchasing System', 'tender', 'itself', 'dps/prepareViewCfTDPSWS'],
  ['Dynamic Purchasing System (DPS)', 'tender', 'itself', 'dps/prepareViewCfTDPSWS'],
  ['DPS Specific Contract', 'tender', 'members', 'dps/prepareViewCfTDPSWS'],
  ['Open procedure', 'tender', null, 'cft/prepareViewCfTWS'],
])(
  'a row of the procedure %s is a %s, its part in a system is %s, and it is read at %s',
  (procedure, kind, system, page) => {
    const url = `https://viesiejipirkimai.lt/epps/${page}.do?resourceId=${written?.cvpisId}`
    expect(readRow({ procedure })).toMatchObject({ kind, system, url })
  },
)

test.each(['Valymas (DPS: 28303)', 'Atnaujintas varžymasis dėl maisto', 'Konkretus pirkimas Nr. 3'])(
  'a purchase with the title „%s“ is for members of a system',
  (title) => {
    expect(readRow({ title })).toMatchObject({ system: 'members' })
  },
)

test('the id may be a text, the place several counties, and an amount above a thousand million is none', () => {
  const fields = { id: '9074123', nutsCode: 'LT022, LT011;LT023', estimatedValue: '36000000000' }
  expect(readRow(fields)).toMatchObject({
    source_id: '9074123',
    url: expect.stringMatching(/resourceId=9074123$/),
    place_codes: ['LT011', 'LT022', 'LT023'],
    value: null,
  })
})

test('a row with markup and ten thousand characters has a title of one line', () => {
  const title = `<p>Stogo&nbsp;remontas <script>alert(1)</script>&lt;b&gt;pirkimas\n</p>${'labai ilgas '.repeat(900)}`
  const row = readRow({ title })
  expect(row).toMatchObject({ title: expect.stringMatching(/^Stogo remontas pirkimas labai ilgas .*…$/) })
  expect(JSON.stringify(row).length).toBeLessThan(1_200)
})

test.each<[Row, string]>([
  [{ cpvCodes: undefined }, 'cpvCodes: is missing'],
  [{ title: ' <b></b> ' }, 'title: must not be empty'],
  [{ caName: 7 }, 'caName: must be string'],
])('a row with %j is rejected: %s', (fields, reason) => {
  expect(readRow(fields)).toBe(reason)
})
