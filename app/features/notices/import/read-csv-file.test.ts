import { expect, test } from 'vitest'
import { readCsvFile } from './read-csv-file.ts'

const NOW = Temporal.Instant.from('2026-11-23T08:00:00Z')
const HEAD = 'Pavadinimas;Perkančioji organizacija;BVPŽ;Paskelbta;Terminas;Vertė;Nuoroda'
const URL = 'https://viesiejipirkimai.lt/epps/cft/prepareViewCfTWS.do?resourceId=1'
const GOOD = `Stogo remontas;Pavyzdinė gimnazija (PV);45261910-6 Stogų remontas;2026-11-20;2026-12-04 10:00;58 000,00;${URL}`

const read = (...lines: string[]) => readCsvFile(lines.join('\r\n'), NOW)

test('a row as Excel saves it is a notice: Lithuanian amounts, hours of Vilnius, codes with their names', async () => {
  expect(await read(HEAD, GOOD)).toMatchObject({
    notices: [
      {
        source: 'import',
        source_id: expect.stringMatching(/^[\da-f]{64}$/),
        kind: 'tender',
        title: 'Stogo remontas',
        buyer_name: 'Pavyzdinė gimnazija',
        published_on: '2026-11-20',
        deadlines: ['2026-12-04T08:00:00Z'],
        value: 58_000,
        currency: 'EUR',
        codes: ['45261910-6'],
        url: URL,
      },
    ],
    badLines: [],
  })
})

test.each([',', '\t'])(
  'columns may be parted by %j, named in English and in any order',
  async (delimiter) => {
    const head = ['codes', 'title', 'Buyer', 'published'].join(delimiter)
    const row = ['45261910', 'Stogas', 'Mokykla', '2026-11-20'].join(delimiter)
    expect(await read(`\uFEFF${head}`, row)).toMatchObject({
      notices: [{ title: 'Stogas', deadlines: [], value: null, url: null }],
    })
  },
)

test('good rows are taken, and bad ones are listed with number and reason; empty ones are left out', async () => {
  const bad = (from: string, to: string) => GOOD.replace(from, to).replace('resourceId=1', `resourceId=${to}`)
  const file = await read(
    HEAD,
    GOOD,
    ';;;;;;',
    GOOD,
    bad('2026-11-20', 'vakar'),
    bad('2026-12-04 10:00', 'netrukus'),
    bad('58 000,00', 'apie 5 tūkst.'),
    bad('45261910-6 Stogų remontas', 'stogai'),
    GOOD.replace('viesiejipirkimai.lt', 'example.lt'),
    GOOD.replace('resourceId=1', 'resourceId=2'),
  )
  expect('notices' in file && file.notices).toHaveLength(2)
  expect(file.badLines?.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '4 id: stands in line 2 too',
    '5 published: must be a day such as 2026-11-22',
    '6 deadline: must be a time such as 2026-12-04 10:00',
    '7 value: must be an amount such as 58 000,00',
    '8 codes: must hold at least one code',
    '9 url: must lead to ted.europa.eu or to CVP IS (viesiejipirkimai.lt)',
  ])
})

test('a table without the columns that a notice needs is refused', async () => {
  expect(await read('Pavadinimas;Suma', 'Stogas;5')).toEqual({
    badLines: [{ line: 1, reason: 'there is no column for buyer, published' }],
  })
  expect(await read('')).toMatchObject({ badLines: [{ line: 1 }] })
})
