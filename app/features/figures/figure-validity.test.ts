import { expect, test } from 'vitest'
import { type Figure, figures } from '#config/figures.ts'
import { figuresToRecheck, statusOn } from './figure-validity.ts'

test('a figure is in force from its first day to its last', () => {
  const limit = { validFrom: '2026-01-01', validTo: '2027-12-31' }

  expect(['2025-12-31', '2026-01-01', '2027-12-31', '2028-01-01'].map((day) => statusOn(limit, day))).toEqual(
    ['coming', 'inForce', 'inForce', 'expired'],
  )
  expect(statusOn({ validFrom: null, validTo: null }, '2026-11-22')).toBe('inForce')
})

test('a figure is looked up again when its check is older than 180 days', () => {
  const table = { old: figure({ checkedOn: '2026-11-22' }) }

  expect(figuresToRecheck('2027-05-21', table).uncheckedFor180Days).toEqual([])
  expect(figuresToRecheck('2027-05-22', table).uncheckedFor180Days).toEqual(['old'])
})

test('a figure is looked up again when it ends within 60 days or has ended', () => {
  const table = { limit: figure({ validTo: '2027-12-31' }), open: figure({}) }

  expect(figuresToRecheck('2027-10-31', table).endingWithin60Days).toEqual([])
  expect(figuresToRecheck('2027-11-01', table).endingWithin60Days).toEqual(['limit'])
  expect(figuresToRecheck('2028-03-01', table).endingWithin60Days).toEqual(['limit'])
})

test('what has been replaced is history and needs no check', () => {
  const table = { before: figure({ validTo: '2025-12-31', checkedOn: '2020-01-01', replacedBy: 'limit' }) }

  expect(figuresToRecheck('2026-11-22', table)).toEqual({ uncheckedFor180Days: [], endingWithin60Days: [] })
})

function figure(fields: Partial<Figure>): Figure {
  return { ...figures.claimInternational, ...fields }
}
