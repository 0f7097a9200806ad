import fc from 'fast-check'
import { expect, test } from 'vitest'
import { industryOfLetter } from './industry.ts'
import { readLetterQuery } from './letter-query.ts'

const NOTHING = { codes: [], invalidCodes: [], phrases: [], excluded: [], unresolved: [] }

function read(query: string) {
  return readLetterQuery(new URLSearchParams(query))
}

test('codes are read in any spelling, once each; anything else is reported', () => {
  expect(read('kodai=90911200-8,909112008;45000000-1,stogai')).toMatchObject({
    codes: ['90911200-8'],
    invalidCodes: ['45000000-1', 'stogai'],
    phrases: [],
  })
})

test('words are phrases between commas; a minus excludes a word', () => {
  expect(read('zodziai=pastatų valymas -langų, stogai,-projektavimas')).toMatchObject({
    phrases: ['pastatų valymas', 'stogai'],
    excluded: ['langų', 'projektavimas'],
  })
})

test('invisible characters are not part of a word, and a word needs a letter or a digit', () => {
  expect(read('zodziai=lan%C2%ADg%C5%B3%E2%80%8B,%E2%80%AEstogai,pastat%C5%B3%00valymas')).toMatchObject({
    phrases: ['langų', 'stogai', 'pastatų valymas'],
  })
  expect(read('zodziai=%00,%E2%80%8B,%C2%AD,%EF%BB%BF')).toMatchObject({ phrases: [], unresolved: [] })
  expect(read('zodziai=%CC%81,",/,(),%F0%9F%98%80')).toMatchObject({ phrases: [], unresolved: [] })
  expect(read('kodai=90911200%E2%80%8B-8')).toMatchObject({ codes: ['90911200-8'], invalidCodes: [] })
})

test('the spaces after a minus and its form do not matter; a minus alone is nothing', () => {
  expect(read('zodziai=stogai, - langai,– fasadai,−durys,--vartai')).toMatchObject({
    phrases: ['stogai'],
    excluded: ['langai', 'fasadai', 'durys', 'vartai'],
  })
  expect(read('zodziai=statyba - remontas')).toMatchObject({ phrases: ['statyba - remontas'], excluded: [] })
  for (const nothing of ['-', '– -', '.', '-„“']) {
    expect(read(`zodziai=${nothing}`)).toMatchObject(NOTHING)
  }
})

test('a code among the words is a code', () => {
  expect(read('zodziai=90911200,stogai')).toMatchObject({ codes: ['90911200-8'], phrases: ['stogai'] })
})

test.each(['kodai', 'zodziai', 'prideti'])('a column of codes in „%s“ is read as a whole', (name) => {
  const column = '45210000-2 45260000-7\t90910000\r\n4526*;45000000-1'
  expect(readLetterQuery(new URLSearchParams({ [name]: column }))).toMatchObject({
    codes: ['45210000-2', '45260000-7', '90910000-9'],
    invalidCodes: ['45000000-1'],
    phrases: [],
  })
})

test.each(['kodai', 'zodziai', 'prideti'])('beginnings of codes in „%s“ are codes', (name) => {
  for (const text of ['4521 4526', '4521, 4526', 'CPV 4521* 4526?', 'BVPŽ kodai: 4521;4526'])
    expect(readLetterQuery(new URLSearchParams({ [name]: text }))).toMatchObject({
      codes: ['45210000-2', '45260000-7'],
      invalidCodes: [],
      phrases: [],
    })
})

test('a number that may be anything stays a word, and names no codes', () => {
  expect(read('zodziai=vamzdžiai 50, 75, 90 mm')).toMatchObject({
    ...NOTHING,
    phrases: ['vamzdžiai 50', '75', '90 mm'],
    unresolved: ['vamzdžiai 50', '90 mm'],
  })
  expect(read('zodziai=2026')).toMatchObject({ ...NOTHING, phrases: ['2026'] })
  expect(read('zodziai=10 45210000-2 14 45260000-7')).toMatchObject({ codes: ['45210000-2', '45260000-7'] })
})

test('codes between their names are codes', () => {
  expect(read('zodziai=45210000-2 Pastatai 45260000-7\tStogai Nr. 45000000')).toMatchObject({
    codes: ['45210000-2', '45260000-7'],
    phrases: ['Pastatai', 'Stogai Nr. 45000000'],
  })
  expect(read('zodziai=45210000-2 – Pastatai')).toMatchObject({ phrases: ['Pastatai'], excluded: [] })
  expect(read('zodziai=valymas 4521*')).toMatchObject({ codes: ['45210000-2'], phrases: ['valymas'] })
  expect(read('zodziai=BVPŽ kodas: 45210000-2')).toMatchObject({ codes: ['45210000-2'], phrases: [] })
})

test('words become codes when the address has no list of codes; later only what is added', () => {
  expect(read('zodziai=stogai')).toMatchObject({ unresolved: ['stogai'] })
  expect(read('kodai=&zodziai=stogai')).toMatchObject({ unresolved: [] })
  expect(read('kodai=90911200-8&zodziai=stogai&prideti=langai')).toMatchObject({
    phrases: ['stogai', 'langai'],
    unresolved: ['langai'],
  })
})

test('more than 100 codes or 20 words, or an overlong word, are too much', () => {
  const codes = (count: number) => Array.from({ length: count }, (_, i) => 10_000_000 + i).join()
  const words = (count: number) => Array.from({ length: count }, (_, i) => `v${i}`).join('+')

  expect(read(`kodai=${codes(100)}`)).not.toBe('codes')
  expect(read(`kodai=${codes(101)}`)).toBe('codes')
  expect(read(`zodziai=${words(20)}`)).not.toBe('words')
  expect(read(`zodziai=${words(21)}`)).toBe('words')
  expect(read(`zodziai=${'a'.repeat(61)}`)).toBe('words')
})

test('whatever is sent, few and short texts come out', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'binary' }),
      (codes, words) => {
        const request = readLetterQuery(new URLSearchParams({ kodai: codes, zodziai: words }))
        if (typeof request === 'string') return
        expect(request.invalidCodes.length).toBeLessThanOrEqual(10)
        expect(request.invalidCodes.every((text) => text.length <= 25)).toBe(true)
        expect(request.codes.every((code) => /^\d{8}-\d$/.test(code))).toBe(true)
      },
    ),
  )
})

test.each([
  ['kodai=90911200-8&zodziai=pastatų valymas,-langų', 'Pastatų valymas, be: langų'],
  ['kodai=90910000-9', 'Valymas'],
  ['kodai=90911200-8', null],
  ['', null],
])('„%s“ names the line of work: %j', (query, expected) => {
  expect(industryOfLetter(new URLSearchParams(query))).toBe(expected)
})
