import { expect, test } from 'vitest'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { cpvCsv } from './vocabulary-csv.ts'

test('the downloaded table is read by spreadsheets: a UTF-8 byte order mark, CRLF line ends, quotes where a name needs them', () => {
  const top = { code: cpv('45000000'), level: 1, parent_code: null, LT: 'Statyba, montavimas', EN: 'Works' }
  const below = {
    code: cpv('45100000'),
    level: 2,
    parent_code: top.code,
    LT: 'Vadinamasis "sklypas"',
    EN: 'Site',
  }

  expect(cpvCsv([top, below])).toBe(
    '\ufeffcode,level,parent_code,LT,EN\r\n' +
      '45000000-7,1,,"Statyba, montavimas",Works\r\n' +
      '45100000-8,2,45000000-7,"Vadinamasis ""sklypas""",Site\r\n',
  )
})
