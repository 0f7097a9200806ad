import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'

const { search } = readCatalogue()

function nearFor(query: string) {
  const { entries, isNear } = search.find(query)
  return entries.filter((_, place) => isNear(place))
}

test.each([
  ['SAP palaikymas', '72261000-2', /syvai|gręžinių/i],
  ['globos namai', '85311000-2', /šunidži/i],
  ['kirpėja', '98321000-9', /šunidži/i],
  ['vertimai', '79530000-8', /mikrofon/i],
  ['vertėjas', '79530000-8', /nekilnojamojo/i],
  ['malkos', '03413000-8', /sunkvežimi|maišai/i],
  ['apsaugos darbuotojas', '79713000-5', /kranto/i],
  ['sniego valymas', '90620000-9', /mašinų remonto/i],
])('„%s“: lookalikes are not among the near results', (query, best, odd) => {
  const { entries } = search.find(query)

  expect(nearFor(query)[0]?.code).toBe(best)
  expect(entries.filter(({ LT }) => odd.test(LT))).not.toEqual([])
  expect(nearFor(query).filter(({ LT }) => odd.test(LT))).toEqual([])
})

test('codes of the same group are near, although their names differ', () => {
  const plumbing = nearFor('santechnikos darbai').filter(({ code }) => code.startsWith('4533'))

  expect(plumbing.length).toBeGreaterThan(5)
})
