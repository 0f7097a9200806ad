import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

test('what was not used for the longest time makes room', () => {
  const cache = createByteCache<string>(30)
  cache.set('first', 'a', 10)
  cache.set('second', 'b', 10)
  cache.set('third', 'c', 10)
  cache.get('first')
  cache.set('fourth', 'd', 10)

  expect(['first', 'second', 'third', 'fourth'].map((key) => cache.get(key))).toEqual([
    'a',
    undefined,
    'c',
    'd',
  ])
})

test('a new value takes the place of the old one and of its bytes', () => {
  const cache = createByteCache<string>(30)
  cache.set('page', 'old', 25)
  cache.set('page', 'new', 10)
  cache.set('other', 'x', 20)

  expect(cache.get('page')).toBe('new')
  expect(cache.get('other')).toBe('x')
})

test('what is larger than the whole cache is not kept, and throws nothing out', () => {
  const cache = createByteCache<string>(30)
  cache.set('small', 'a', 10)
  cache.set('huge', 'b', 31)

  expect(cache.get('huge')).toBeUndefined()
  expect(cache.get('small')).toBe('a')
})
