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

test.each([
  ['a kind that does not exist', { kind: 'auction' }, 'kind: '],
  [
    'a wrong check digit',
    { codes: '45261910-6 45261210-1' },
    '45261210-1 is not a CPV code with its check digit',
  ],
  ['a code without check digit', { codes: '45261910' }, '45261910 is not a CPV code'],
  ['no title', { title: '' }, 'title: is empty or has spaces around it'],
  ['a value of zero', { value: '0' }, 'value: '],
  ['a deadline today', { time: '0' }, 'time: must be 1 to 25'],
  ['a plan too far', { kind: 'plan', time: '4' }, 'time: must be 1 to 3'],
  ['a winner of a tender', { winner: 'Pavyzdinė bendrovė A' }, 'winner: is for contracts only'],
  ['a contract without winner', { kind: 'contract' }, 'winner: must be „Pavyzdinė bendrovė A“ to F'],
  ['a contract without value', { kind: 'contract', value: '', winner: 'Pavyzdinė bendrovė A' }, 'value: '],
  [
    'a remark that is not a sentence',
    { remark: 'apžiūrėkite stogą' },
    'remark: must be empty or one sentence',
  ],
  ['a column too many', { remark: 'Viena.\tDvi.' }, 'has 9 columns, at most 8 are possible'],
])('%s is refused with its file and line', (_, changes, fault) => {
  expect(() => read(changes)).toThrow(/demo\/works\.tsv:2: /)
  expect(() => read(changes)).toThrow(fault)
})
