import { expect, test } from 'vitest'
import { hasShapeOf } from './has-shape-of.ts'

test('a value of the shape of an example has its names and types', () => {
  const isFilled = hasShapeOf({ name: '', isTicked: false, codes: [], campaign: { source: '' } })
  const filled = { name: 'Ona', isTicked: true, codes: ['a'], campaign: { source: 'b' } }
  expect(isFilled(filled)).toBe(true)
  expect(isFilled({ ...filled, name: 1 })).toBe(false)
  expect(isFilled({ ...filled, codes: 'a' })).toBe(false)
  expect(isFilled({ ...filled, campaign: {} })).toBe(false)
  expect(isFilled(null)).toBe(false)
})
