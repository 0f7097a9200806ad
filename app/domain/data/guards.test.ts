import { expect, test } from 'vitest'
import {
  arrayOf,
  dictionaryOf,
  hasShapeOf,
  isBoolean,
  isLiteral,
  isNumber,
  isString,
  nullOr,
  objectOf,
  optional,
  pairOf,
} from './guards.ts'

interface Notice {
  kind: 'plan'
  title: string
  value: number | null
  isOpen: boolean
  codes: string[]
  marks: [number, number][]
  names?: Record<string, string>
}

const isNotice = objectOf<Notice>({
  kind: isLiteral('plan'),
  title: isString,
  value: nullOr(isNumber),
  isOpen: isBoolean,
  codes: arrayOf(isString),
  marks: arrayOf(pairOf(isNumber, isNumber)),
  names: optional(dictionaryOf(isString)),
})

const NOTICE: Notice = {
  kind: 'plan',
  title: 'Stogai',
  value: null,
  isOpen: true,
  codes: ['a'],
  marks: [[0, 1]],
}

test('an object whose fields have the right types passes, even with further fields', () => {
  expect(isNotice(NOTICE)).toBe(true)
  expect(isNotice({ ...NOTICE, value: 1, names: { a: 'b' }, more: 1 })).toBe(true)
})

test.each([
  ['null', null],
  ['a list', [NOTICE]],
  ['a text', 'plan'],
  ['another literal', { ...NOTICE, kind: 'notice' }],
  ['a missing field', { ...NOTICE, title: undefined }],
  ['null where it is not allowed', { ...NOTICE, title: null }],
  ['a wrong type', { ...NOTICE, value: '1' }],
  ['a wrong item', { ...NOTICE, codes: ['a', 1] }],
  ['a list of another length', { ...NOTICE, marks: [[0, 1, 2]] }],
  ['a wrong value in a record', { ...NOTICE, names: { a: 1 } }],
])('a value does not pass when it is or has %s', (_what, value) => {
  expect(isNotice(value)).toBe(false)
})

test('a value of the shape of an example has its names and types', () => {
  const isFilled = hasShapeOf({ name: '', isTicked: false, codes: [], campaign: { source: '' } })
  const filled = { name: 'Ona', isTicked: true, codes: ['a'], campaign: { source: 'b' } }
  expect(isFilled(filled)).toBe(true)
  expect(isFilled({ ...filled, name: 1 })).toBe(false)
  expect(isFilled({ ...filled, codes: 'a' })).toBe(false)
  expect(isFilled({ ...filled, campaign: {} })).toBe(false)
  expect(isFilled(null)).toBe(false)
})
