import { expect, test } from 'vitest'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import { type Row, tedRow } from '#tests/support/notice-servers/notice-shapes.ts'
import { SKIPPED } from './checked-row.ts'
import { readTedRow, withoutTedPrefix } from './ted-notice.ts'

const [written] = generateNotices(1, '2026-11-20')
const RESULT = { 'form-type': 'result', 'notice-type': 'can-standard', 'winner-name': { lit: ['UAB „A“'] } }

/** The notice, or why the row is rejected or skipped. */
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

test.each<[Row, string]>([
  [{ 'title-proc': { eng: 'School roof', lit: 'Mokyklos stogas' } }, 'Mokyklos stogas'],
  [{ 'title-proc': { pol: 'Dach szkoły', eng: 'School roof' } }, 'Dach szkoły'],
  [{ 'title-proc': null, 'title-part': { lit: ['Baldai'] } }, 'Baldai'],
  [{ 'title-proc': { lit: '.' }, 'notice-title': { lit: 'Lietuva-Vilnius: Stogai' } }, 'Stogai'],
  [
    {
      'title-proc': { lit: 'Takai – I etapas' },
      'notice-title': { lit: 'Lietuva – Darbai – Takai – I etapas' },
    },
    'Takai – I etapas',
  ],
])('a row with the titles %j is shown as „%s“', (fields, expected) => {
  expect(readRow(fields)).toMatchObject({ title: expected })
})

test.each<[string | null, string | null, string]>([
  ['cn-standard', 'competition', 'tender'],
  ['pin-cfc-standard', 'competition', 'tender'],
  ['qu-sy', 'competition', 'tender'],
  ['pin-cfc-social', null, 'tender'],
  ['subco', null, 'tender'],
  ['cn-desg', null, 'tender'],
  ['qu-sy', null, 'tender'],
  ['pin-buyer', null, 'plan'],
  ['pin-only', 'planning', 'plan'],
  ['pmc', 'consultation', 'consultation'],
  ['veat', 'dir-awa-pre', 'contract'],
])('a notice of the type %s and the form %s is a %s', (type, form, expected) => {
  expect(readRow({ 'notice-type': type, 'form-type': form })).toMatchObject({ kind: expected })
})

test.each<[string, Row]>([
  ['a changed contract', { ...RESULT, 'notice-type': 'can-modif', 'form-type': 'cont-modif' }],
  ['a completed contract', { 'notice-type': 'compl', 'form-type': 'completion' }],
  ['a business registration', { 'notice-type': 'bri', 'form-type': 'bri' }],
  ['a notice of a change alone', { 'notice-type': 'corr', 'form-type': 'change' }],
  [
    'a result of 251 lots whose last one is still open',
    { 'form-type': 'result', 'winner-selection-status': [...Array(250).fill('clos-nw'), 'open-nw'] },
  ],
  [
    'a result that is still open',
    { 'form-type': 'result', 'winner-selection-status': ['open-nw', 'clos-nw'] },
  ],
])('%s is no notice of ours, and not rejected', (_what, fields) => {
  expect(readRow(fields)).toBe(SKIPPED)
})

test('a result in which no lot has a winner ends its tender, and is not shown as a contract', () => {
  const fields = { 'form-type': 'result', 'winner-selection-status': ['clos-nw', 'clos-nw'] }
  expect(readRow(fields)).toMatchObject({ kind: 'contract', status: 'cancelled', winners: [] })
})

test.each<[Row, string[]]>([
  [{ 'winner-name': null, 'total-value': 9, 'total-value-cur': 'EUR' }, []],
  [{ 'winner-selection-status': ['clos-nw', 'selec-w'] }, ['UAB „A“']],
])('a result with a winner or a value is a contract: %j', (fields, winners) => {
  expect(readRow({ ...RESULT, ...fields })).toMatchObject({ kind: 'contract', status: 'published', winners })
})

test.each<[Row, object]>([
  [{ 'change-reason-code': 'cancel' }, { status: 'cancelled', is_intended: false }],
  [{ 'change-reason-code': ['susp-review'] }, { status: 'suspended', is_intended: false }],
  [{ 'change-reason-code': 'cancel-intent' }, { status: 'published', is_intended: true }],
  ...['cor-buy', 'cor-pub', 'cor-esen', 'update-add', 'info-release'].map((reason): [Row, object] => [
    { 'change-reason-code': reason },
    { status: 'published', is_intended: false },
  ]),
  [{ 'form-type': 'dir-awa-pre' }, { status: 'published', is_intended: true }],
  [{ 'notice-type': 'qu-sy' }, { system: 'itself' }],
  [{ 'dps-usage-lot': ['none', 'dps-nlist'] }, { system: 'itself' }],
  [{ 'dps-usage-lot': ['none', null] }, { system: null }],
  [
    { ...RESULT, 'dps-usage-lot': 'dps-list' },
    { kind: 'contract', system: null },
  ],
  [{ 'title-proc': { lit: 'Atnaujintas varžymasis dėl maisto' } }, { system: 'members' }],
  [{ 'title-proc': { lit: 'Dinaminė pirkimo sistema (DPS) maistui' } }, { system: null }],
  [
    {
      'procedure-identifier': 'p-1',
      'notice-identifier': ['n-1'],
      'change-notice-version-identifier': 'n-1-01',
    },
    { ted_procedure_id: 'p-1', ted_notice_id: 'n-1', ted_replaces: 'n-1-01' },
  ],
  [{ 'change-notice-version-identifier': ['00587974-2026'] }, { ted_replaces: '587974-2026' }],
])('a row with %j is %j', (fields, expected) => {
  expect(readRow(fields)).toMatchObject(expected)
})

test.each<[Row, object]>([
  [{ 'buyer-name': { eng: ['School'], lit: ['Mokykla (PV)'] } }, { buyer_name: 'Mokykla', other_buyers: 0 }],
  [{ 'buyer-name': { eng: 'School' } }, { buyer_name: 'School' }],
  [{ 'buyer-name': { lit: ['A', 'B', 'C', 'A'] } }, { buyer_name: 'A', other_buyers: 2 }],
  [{ 'buyer-name': { lit: 'Mokykla (Perkančioji organizacija)' } }, { buyer_name: 'Mokykla' }],
  [{ 'buyer-name': { lit: 'Mokykla PV' } }, { buyer_name: 'Mokykla' }],
  [{ 'buyer-identifier': ['x', 'LT 188710061'] }, { buyer_code: '188710061' }],
  [{ 'buyer-identifier': ['12', null, '188 710 061', '1234567'] }, { buyer_code: '188710061' }],
  [{ 'buyer-name': { lit: [null, 'Mokykla'] }, 'classification-cpv': [null] }, { buyer_name: 'Mokykla' }],
  [{ 'place-of-performance': ['LT023', 'LT022', 'LTU'] }, { place_codes: ['LT022', 'LT023'] }],
  [{ 'publication-date': ['2026-11-20+02:00'] }, { published_on: '2026-11-20' }],
])('a row with %j has %j', (fields, expected) => {
  expect(readRow(fields)).toMatchObject(expected)
})

const ESTIMATE = { 'estimated-value-cur-proc': ['EUR'] }
const TOTAL = { ...RESULT, 'total-value': '9', 'total-value-cur': 'EUR' }
const BID = { ...RESULT, 'tender-value': [5], 'tender-value-cur': ['EUR'] }

test.each<[Row, number | null, boolean]>([
  [{ ...ESTIMATE, 'estimated-value-proc': 123_456 }, 123_456, false],
  [{ ...ESTIMATE, 'estimated-value-proc': ['1000000.50'] }, 1_000_000.5, false],
  [{ ...ESTIMATE, 'estimated-value-proc': 5, 'framework-agreement-lot': ['none', 'fa-wo-rc'] }, 5, true],
  [{ ...ESTIMATE, 'estimated-value-proc': -1 }, null, false],
  [{ ...ESTIMATE, 'estimated-value-proc': 36e9 }, null, false],
  [{ ...ESTIMATE, 'estimated-value-proc': [5, null, 7] }, null, false],
  [{ 'estimated-value-proc': 99, 'estimated-value-cur-proc': ['PLN'] }, null, false],
  [{ ...BID, ...ESTIMATE, 'form-type': 'competition', 'estimated-value-proc': null }, null, false],
  [{ ...TOTAL, 'total-value-cur': ['PLN'] }, null, false],
  [{ ...TOTAL, 'result-value-notice': ['0'], 'result-value-cur-notice': ['EUR'] }, 9, false],
  [{ ...TOTAL, 'result-value-notice': 7, 'result-value-cur-notice': ['EUR'] }, 7, false],
  [{ ...TOTAL, 'framework-agreement-lot': ['fa-wo-rc'] }, 9, true],
  [{ ...BID, 'framework-agreement-lot': 'none' }, 5, false],
  [{ ...BID, 'tender-value': [1, 2, 3, 4, 5, 5] }, null, false],
])('a row with %j is worth %j, as a ceiling: %j', (fields, value, is_ceiling) => {
  const currency = value === null ? null : 'EUR'
  expect(readRow(fields)).toMatchObject({ value, currency, is_ceiling })
})

test.each<[Row, string[]]>([
  [
    { 'main-classification-proc': ['30213100'], 'classification-cpv': ['48000000', '30213100'] },
    ['30213100-6', '48000000-8'],
  ],
  [{ 'main-classification-proc': '90911200-1', 'classification-cpv': null }, ['90911200-8']],
  [
    { 'main-classification-proc': null, 'main-classification-part': ['90910000'], 'classification-cpv': [] },
    ['90910000-9'],
  ],
  [{ 'main-classification-proc': null, 'classification-cpv': null }, []],
])('a row with %j has the codes %j', (fields, expected) => {
  expect(readRow(fields)).toMatchObject({ codes: expected })
})

test('winners are named once each, and only contracts have them', () => {
  const names = { 'winner-name': { lit: ['UAB „A“', 'UAB „B“', 'UAB „A“'] } }
  expect(readRow({ ...RESULT, ...names })).toMatchObject({ winners: ['UAB „A“', 'UAB „B“'] })
  expect(readRow(names)).toMatchObject({ winners: [] })
})

test('of 251 lots the last one is read too', () => {
  const lots = (first: string, last: string) => [...Array<string>(250).fill(first), last]
  const fields = {
    'winner-name': { lit: lots('UAB „A“', 'UAB „B“') },
    'place-of-performance': lots('LT011', 'LT023'),
  }
  expect(readRow({ ...RESULT, ...fields })).toMatchObject({
    winners: ['UAB „A“', 'UAB „B“'],
    place_codes: ['LT011', 'LT023'],
  })
})

test.each<[Row, string]>([
  [{ 'publication-date': '0201-11-20' }, 'publication-date: must be a day that exists'],
  [{ 'publication-number': 'abc' }, 'publication-number: must be a publication number'],
  [{ 'form-type': 'other' }, 'form-type: is not one that is known'],
  [{ 'notice-title': undefined }, 'title: must not be empty'],
  [{ 'notice-title': 'Stogai' }, 'notice-title: must be Object'],
])('a row with %j is rejected: %s', (fields, reason) => {
  expect(readRow(fields)).toBe(reason)
})
