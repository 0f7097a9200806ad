import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { BASKET_KEY } from './basket-key.ts'
import { createBasketStore } from './basket-store.ts'

const roofing = cpv('45261000-4')
const cleaning = cpv('90910000-9')

test('chosen codes are stored on the device', () => {
  const storage = fakeStorage()
  createBasketStore(() => storage).replace([roofing, cleaning])
  expect(createBasketStore(() => storage).read()).toEqual([roofing, cleaning])
})

test('a code is stored once, and an emptied basket leaves nothing behind', () => {
  const storage = fakeStorage()
  const basket = createBasketStore(() => storage)
  basket.replace([roofing, roofing])
  expect(basket.read()).toEqual([roofing])
  basket.replace([])
  expect(storage.getItem(BASKET_KEY)).toBeNull()
})

test('a removed code goes, the rest stays', () => {
  const storage = fakeStorage()
  const basket = createBasketStore(() => storage)
  basket.replace([roofing, cleaning])
  basket.remove([roofing, cpv('03000000-1')])
  expect(createBasketStore(() => storage).read()).toEqual([cleaning])
})

test('more than a hundred codes fit', () => {
  const basket = createBasketStore(() => fakeStorage())
  const many = Array.from({ length: 150 }, (_, i) => cpv(String(10_000_000 + i * 1_000)))
  basket.replace(many)
  expect(basket.read()).toHaveLength(150)
})

test.each(['not json', '{"a":1}', '["<script>"]', 'null'])('stored nonsense (%s) counts as empty', (text) => {
  const storage = fakeStorage()
  storage.setItem(BASKET_KEY, text)
  expect(createBasketStore(() => storage).read()).toEqual([])
})

test('where storage is blocked the basket lives in memory', () => {
  const basket = createBasketStore(() => {
    throw new Error('blocked')
  })
  basket.replace([roofing])
  expect(basket.read()).toEqual([roofing])
})

test('listeners hear of each change until they leave', () => {
  vi.stubGlobal('window', new EventTarget())
  const basket = createBasketStore(() => fakeStorage())
  const listener = vi.fn()
  const leave = basket.subscribe(listener)
  basket.replace([roofing])
  leave()
  basket.replace([])
  expect(listener).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

function fakeStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

test('whatever is stored on the device, the basket holds codes or nothing', () => {
  const stored = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.array(fc.string()).map((list) => JSON.stringify(list)),
  )
  fc.assert(
    fc.property(stored, (text) => {
      const storage = fakeStorage()
      storage.setItem(BASKET_KEY, text)
      const codes = createBasketStore(() => storage).read()
      expect(codes.every((code) => /^\d{8}-\d$/.test(code))).toBe(true)
    }),
  )
})
