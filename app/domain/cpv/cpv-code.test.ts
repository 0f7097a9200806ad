import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CpvCode, digitsOf, formatCpvCode, parseCpvCode, significantDigits } from './cpv-code.ts'

interface Row {
  code: CpvCode
  level: number
  parent: CpvCode | null
}

const vocabulary = readFileSync('data/cpv/cpv.csv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Row => {
    const [code = '', level, parent = ''] = line.split(',')
    return { code: formatCpvCode(code.slice(0, 8)), level: Number(level), parent: parseCpvCode(parent) }
  })
const codes = new Set(vocabulary.map(({ code }) => code))

test('the vocabulary has the check digits of the official list', () => {
  const list = [...codes].sort().join('\n')

  expect(createHash('sha256').update(list).digest('hex')).toBe(
    '940b3a8dda4b24abe9bee3b174915ea23d132c28af2d73094d71a670088830f4',
  )
})

test('the vocabulary has 45, 272, 1,002, 2,379, 3,140 and 2,616 codes on its six levels', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((level) => vocabulary.filter((row) => row.level === level).length)

  expect(counts).toEqual([45, 272, 1002, 2379, 3140, 2616])
  for (const { code, level } of vocabulary)
    expect(level).toBe(Math.min(significantDigits(code).length - 1, 6))
})

test('the vocabulary has a parent for every code below the top, always an existing one above level 6', () => {
  const levels = new Map(vocabulary.map(({ code, level }) => [code, level]))

  for (const { code, level, parent } of vocabulary) {
    if (parent) expect(code.startsWith(significantDigits(parent))).toBe(true)
    if (level === 1) expect(parent).toBeNull()
    else expect(levels.get(parent ?? code)).toBeLessThan(Math.min(level, 6))
  }
})

test('the vocabulary skips a level in 28 places, where no code stands between', () => {
  const levels = new Map(vocabulary.map(({ code, level }) => [code, level]))
  const skipping = vocabulary.filter(({ level, parent }) => parent && level - (levels.get(parent) ?? 0) > 1)

  expect(skipping).toHaveLength(28)
})

test.each(['45 000 000 - 7', '45000000–7', ' 45.000.000-7 '])('"%s" is 45000000-7', (text) => {
  expect(parseCpvCode(text)).toBe('45000000-7')
})

test.each(['4500000', '45000000-77', '45000000-x', 'stogai 45000000', '', '-'])('"%s" is no code', (text) => {
  expect(parseCpvCode(text)).toBeNull()
})

test('any eight digits make a code that is read back from all its spellings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const digits = String(number).padStart(8, '0')
      const code = formatCpvCode(digits)
      for (const spelling of [code, digits, code.replace('-', ''), code.replace('-', ' ')]) {
        expect(parseCpvCode(spelling)).toBe(code)
      }
    }),
  )
})

test('a wrong check digit is never accepted', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.integer({ min: 1, max: 9 }), (code, difference) => {
      const wrong = (Number(code.at(-1)) + difference) % 10
      expect(parseCpvCode(`${code.slice(0, 8)}-${wrong}`)).toBeNull()
    }),
  )
})

test('no text makes the reader of codes throw, and what it reads it reads again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const code = parseCpvCode(text)
      if (code !== null) expect(parseCpvCode(code)).toBe(code)
    }),
  )
})

test('a prefix of a code is distinguished from words', () => {
  expect(digitsOf('45 26')).toBe('4526')
  expect(digitsOf('45 stogai')).toBeNull()
})
