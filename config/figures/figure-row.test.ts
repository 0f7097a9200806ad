import { expect, test } from 'vitest'
import { figureRow } from './figure-row.ts'
import { parseValue } from './figure-value.ts'
import { readTable } from './read-table.ts'

const TABLE = `{
  "first": {
    "name": "Pretenzija",
    "value": "10 d.",
    "binds": "suppliers",
    "legalBases": [{ "act": "VPĮ", "mark": "A" }],
    "checkedOn": "2026-11-23"
  },
  "second": {
    "name": "Ieškinys",
    "value": "5 darbo d.",
    "bound": "within",
    "binds": "suppliers",
    "legalBases": [
      { "act": "VPĮ", "article": "102 straipsnio 1 dalis", "mark": "A" },
      { "act": "PĮ", "mark": "B" }
    ],
    "checkedOn": "2026-11-23"
  }
}
`

test.each([
  ['"5 darbo d."', '"5 darbo dienos"', 'second.value: „5 darbo dienos“ must be a number with its unit'],
  ['"within"', '"per"', 'second.bound: must be one of from, below'],
  ['"PĮ"', '"PI"', 'second.legalBases.1.act: „PI“ must be the short name of an act'],
  [', "mark": "B"', '', 'second.legalBases.1.mark: '],
  ['"mark": "B"', '"mark": "B", "read": "VPT"', 'second.legalBases.1.read: „VPT“ must be a title of'],
  ['"bound"', '"limit"', 'second.limit: '],
  ['"name": "Ieškinys",', '', 'second.name: '],
  ['102 straipsnio 1 dalis', '', 'second.legalBases.0.article: is empty'],
])('a fault in a table of figures is named with its file and field: %s as %s', (right, wrong, fault) => {
  const table = JSON.parse(TABLE.replace(right, wrong))

  expect(() => readTable('table.json', table, figureRow)).toThrow(`table.json: ${fault}`)
})

test('a correct row is read', () => {
  const { first, second } = readTable('table.json', JSON.parse(TABLE), figureRow)

  expect(first).toMatchObject({ bound: 'exactly', note: null, legalBases: [{ act: 'vpi', article: null }] })
  expect(second).toMatchObject({
    value: { kind: 'timeLimit', count: 5, unit: 'workingDay' },
    bound: 'within',
  })
})

test.each(['10', 'd.', '10 dienų', '70000 Eur', '7 00 Eur', '-5 d.', '„“', 'netaikoma', '10  d.'])(
  '„%s“ is not a value',
  (text) => {
    expect(parseValue(text)).toBeUndefined()
  },
)
