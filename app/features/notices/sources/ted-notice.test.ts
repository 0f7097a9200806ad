import { expect, test } from 'vitest'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import { type Row, tedRow } from '#tests/support/notice-servers/notice-shapes.ts'
import { readTedRow, withoutTedPrefix } from './ted-notice.ts'

const [written] = generateNotices(1, '2026-11-20')

/** The notice, or why the row is rejected. */
function readRow(fields: Row) {
  return readTedRow({ ...(written && tedRow(written)), ...fields })
}

test.each([
  ['Lietuva – Statybos darbai – Mokyklos stogo remontas', 'Mokyklos stogo remontas'],
  [
    'Lietuva – Variklių dalys – Troleibusų dalys – 2 dalis: variklių – naujų',
    'Troleibusų dalys – 2 dalis: variklių – naujų',
  ],
  ['Lietuva-Vilnius: Krovininių transporto priemonių nuoma', 'Krovininių transporto priemonių nuoma'],
  ['Lithuania – Construction work – School roof', 'School roof'],
  ['Mokyklos stogo remontas – 1 etapas', 'Mokyklos stogo remontas – 1 etapas'],
  ['Lietuva – maisto produktai', 'Lietuva – maisto produktai'],
  ['Lietuvos – Latvijos sienos apsauga – kameros', 'Lietuvos – Latvijos sienos apsauga – kameros'],
])('„%s“ was written by the buyer as „%s“', (title, expected) => {
  expect(withoutTedPrefix(title)).toBe(expected)
})

test.each([
  [['2026-12-20+02:00'], '2026-12-20T21:59:00Z'],
  [['2026-12-24+02:00', '2026-12-20+02:00'], '2026-12-20T21:59:00Z'],
  [['0201-12-20+02:00', '2026-12-20+02:00'], '2026-12-20T21:59:00Z'],
  [['20255-12-20+02:00'], null],
  [null, null],
])('a notice with the deadlines %j of its lots ends %s', (deadlines, expected) => {
  expect(readRow({ 'deadline-receipt-tender-date-lot': deadlines })).toMatchObject({ deadlineAt: expected })
})

test.each([
  ['cn-standard', 'competition', 'tender'],
  ['can-standard', 'result', 'contract'],
  ['veat', 'dir-awa-pre', 'contract'],
  ['pin-only', 'planning', 'plan'],
  ['pmc', 'consultation', 'consultation'],
  [null, 'competition', 'tender'],
])('a notice of the type %s and the form %s is a %s', (type, form, expected) => {
  expect(readRow({ 'notice-type': type, 'form-type': form })).toMatchObject({ kind: expected })
})

test('the texts of a notice are in Lithuanian when there are any, and each field may be absent', () => {
  expect(readRow({ 'buyer-name': { eng: ['School'], lit: ['Mokykla'] } })).toMatchObject({
    buyerName: 'Mokykla',
  })
  expect(readRow({ 'buyer-name': { eng: 'School' } })).toMatchObject({ buyerName: 'School' })
  expect(readRow({ 'classification-cpv': undefined, 'winner-name': undefined })).toMatchObject({
    codes: [{ code: '45233142-6', isMain: true }],
    winner: null,
  })
})

test.each([
  ['0', null],
  ['0.00', null],
  [undefined, null],
  ['1000000.50', 1_000_000.5],
  [25_000, 25_000],
])('the value %j is %j', (value, expected) => {
  expect(readRow({ 'estimated-value-proc': value })).toMatchObject({ value: expected })
})

test('the main code comes first, others follow once', () => {
  const row = readRow({
    'main-classification-proc': '90911200',
    'classification-cpv': ['90910000', '90911200', '90910000'],
  })
  expect(row).toMatchObject({
    codes: [
      { code: '90911200-8', isMain: true },
      { code: '90910000-9', isMain: false },
    ],
  })
})

test.each<[Row, string]>([
  [{ 'publication-date': '0201-11-20' }, 'publication-date: must be a day that exists'],
  [{ 'publication-number': 'abc' }, 'publication-number: must be a publication number'],
  [{ 'notice-type': 'bri', 'form-type': 'bri' }, 'notice-type: is not one that is known'],
  [{ 'notice-title': undefined }, 'title: must not be empty'],
  [{ 'notice-title': 'Stogai' }, 'notice-title: must be Object'],
  [{ 'classification-cpv': [], 'main-classification-proc': [] }, 'codes: must hold at least one code'],
])('a row with %j is rejected: %s', (fields, reason) => {
  expect(readRow(fields)).toBe(reason)
})
