import { expect, test } from 'vitest'
import { parseDemoNotices } from './parse-demo-notices.ts'

const HEADING = 'kind\tcodes\ttitle\tbuyer\tvalue\ttime\twinner\tremark'
const TENDER = {
  kind: 'tender',
  codes: '45261910-6 45261210-9',
  title: 'Stogo remonto darbai (2 pirkimo dalys)',
  buyer: 'Saulėkrantės gimnazija',
  value: '138000',
  time: '13',
  winner: '',
  remark: 'Apžiūrėkite stogą.',
}

function read(changes: Partial<typeof TENDER>) {
  const row = Object.values({ ...TENDER, ...changes })
    .join('\t')
    .trimEnd()
  return parseDemoNotices({ 'demo/works.tsv': `${HEADING}\n${row}\n` })
}

test('a row becomes a notice with its codes, value and days', () => {
  expect(read({})).toEqual([
    {
      ...TENDER,
      codes: ['45261910-6', '45261210-9'],
      title: 'Stogo remonto darbai (2\u00a0pirkimo dalys)',
      value: 138_000,
      time: 13,
      winner: null,
    },
  ])
})

test('an empty value or remark is none, also when its tab at the end of the line is missing', () => {
  expect(read({ value: '', remark: '' })[0]).toMatchObject({ value: null, remark: null })
})

test('a contract has a winner', () => {
  const contract = read({ kind: 'contract', winner: 'Pavyzdinė bendrovė A' })[0]

  expect(contract).toMatchObject({ kind: 'contract', winner: 'Pavyzdinė bendrovė A' })
})
