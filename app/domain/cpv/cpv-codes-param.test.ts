import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCpvCodes } from './cpv-codes-param.ts'

test('CPV codes are parsed in any spelling; invalid ones and duplicates are ignored', () => {
  expect(readCpvCodes(['45000000-7, 45000000', '09100000; 99999999-9', 'stogai', ''])).toEqual([
    '45000000-7',
    '09100000-0',
  ])
})

test('a column of codes and beginnings of codes are read, and between words whole codes and „45*“', () => {
  expect(readCpvCodes(['45210000-2 45260000-7\n9091*', 'Valymas 79710000-4 45 (45*)'])).toEqual([
    '45210000-2',
    '45260000-7',
    '90910000-9',
    '79710000-4',
    '45000000-7',
  ])
})

test('whatever is sent, the result is codes, once each, which are read again unchanged', () => {
  const digits = fc.integer({ min: 0, max: 999_999_999 }).map(String)
  const part = fc.oneof(fc.string({ unit: 'binary' }), digits, fc.constantFrom(',', ';', '45000000-7'))
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const codes = readCpvCodes([parts.join(','), ...parts])
      expect(codes.every((code) => /^\d{8}-\d$/.test(code))).toBe(true)
      expect(readCpvCodes([codes.join(',')])).toEqual(codes)
    }),
  )
})

test('codes beyond what a basket holds are dropped', () => {
  const many = Array.from({ length: 1_000 }, (_, i) => String(10_000_000 + i))
  expect(readCpvCodes(many)).toHaveLength(300)
})
