import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('a repeated argument is not computed again', () => {
  const asked: number[] = []
  const double = memoize((value: number) => {
    asked.push(value)
    return value * 2
  })

  expect([double(2), double(3), double(2)]).toEqual([4, 6, 4])
  expect(asked).toEqual([2, 3])
})

test('ever new arguments do not fill the memory', () => {
  let computed = 0
  const count = memoize((_: number) => ++computed)
  for (let value = 0; value < 10_000; value++) count(value)

  expect(count(0)).toBe(10_001)
})
