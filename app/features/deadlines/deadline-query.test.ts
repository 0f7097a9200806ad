import { expect, test } from 'vitest'
import { PROCUREMENT_KINDS } from '#app/ui/forms/query-values.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { CHANNELS, deadlineParams, LAWS, readDeadlineForm } from './deadline-query.ts'

const CLAIM = 'klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&data=2026-11-24'

test('an address without our parameters shows the empty form, without errors', () => {
  expect(readDeadlineForm(new URLSearchParams('utm_source=x'))).toMatchObject({ errors: {}, query: null })
})

test.each([
  ['pirkimas', PROCUREMENT_KINDS],
  ['istatymas', LAWS],
  ['budas', CHANNELS],
] as const)('what the form offers as „%s“ is all that can be read there', (field, values) => {
  expect(Object.keys(pageTexts.deadlines.fields[field].options)).toEqual(Object.values(values))
})

test('a notice counts as sent electronically unless the address says otherwise', () => {
  expect(formOf('').query?.channel).toBe('electronic')
  expect(formOf('&budas=').query?.channel).toBe('electronic')
})

test.each([
  ['&klausimas=', { klausimas: 'Pasirinkite, kokį terminą skaičiuoti.' }],
  ['&pirkimas=didelis', { pirkimas: 'Pasirinkite, koks tai pirkimas.' }],
  ['&istatymas=x', { istatymas: 'Pasirinkite, pagal kurį įstatymą perkama.' }],
  ['&budas=balandžiais', { budas: 'Pasirinkite, kaip pirkėjas pranešė.' }],
  ['&data=', { data: 'Įrašykite datą.' }],
  ['&data=2026-02-29', { data: expect.stringContaining('Tokios datos nėra') }],
  ['&data=2026.2.29', { data: expect.stringContaining('Tokios datos nėra') }],
  ['&data=11/24/2026', { data: expect.stringContaining('Tokio datos užrašo nesuprantame') }],
  ['&data=2023-12-31', { data: 'Tinka tik 2024–2035 m. datos.' }],
  ['&data=2036-01-01', { data: 'Tinka tik 2024–2035 m. datos.' }],
  ['&prasyta=2026-11-25', { gauta: 'Įrašykite, kurią dieną pasiūlymą gavote.' }],
  ['&gauta=2026-11-25', { prasyta: 'Įrašykite, kurią dieną paprašėte pasiūlymo.' }],
  ['&prasyta=2026-11-23&gauta=2026-11-25', { prasyta: expect.stringContaining('ankstesnė už pranešimo') }],
  ['&prasyta=2026-11-27&gauta=2026-11-25', { gauta: expect.stringContaining('ankstesnė už prašymo') }],
  ['&prasyta=2026-11-27&gauta=2035-11-25', { gauta: expect.stringContaining('daugiau kaip 60 dienų') }],
])('%s is refused with a sentence at its field', (change, errors) => {
  expect(formOf(change)).toMatchObject({ query: null })
  expect(formOf(change).errors).toEqual(errors)
})

test.each(['&prasyta=2026-11-25', '&gauta=11/25/2026', '&prasyta=2026-11-23&gauta=2026-11-25'])(
  'dates of the winning bid that another question left in the form are ignored: %s',
  (left) => {
    for (const question of ['salygos', 'teismas', 'tyla', 'pasiulymai']) {
      expect(formOf(`&klausimas=${question}${left}`)).toMatchObject({
        errors: {},
        query: { inspection: null },
      })
    }
  },
)

test.each(['2026.12.04', '2026 12 4', '2026/12/4', '4.12.2026', '04. 12. 2026'])(
  'a date written as %s is understood, and the field shows it',
  (date) => {
    const { query, values } = formOf(`&data=${date}`)
    expect(`${query?.start}`).toBe('2026-12-04')
    expect(values.data).toBe('2026-12-04')
  },
)

test('the address of a result leads to the same result', () => {
  const { query } = formOf('&budas=pastu&prasyta=2026-11-25&gauta=2026-11-30')
  const address = query && deadlineParams(query)
  expect(readDeadlineForm(new URLSearchParams(address ?? '')).query).toEqual(query)
})

/** `CLAIM` with some parameters changed. */
function formOf(change: string) {
  const params = new URLSearchParams(CLAIM)
  for (const [name, value] of new URLSearchParams(change)) params.set(name, value)
  return readDeadlineForm(params)
}
