import { expect, test } from 'vitest'
import { warningAbout } from './value-warnings.ts'

test.each(['86123456', '8 612 345678', '+370 612 3456', '00370612345678', '612'])(
  'the telephone %s is doubted',
  (phone) => {
    expect(warningAbout('phone', phone)).toMatch(/^Patikrinkite numerį: .+ tęskite\.$/)
  },
)

test.each([
  '8 612 34567',
  '0 612 34567',
  '612 34567',
  '+370 612 34567',
  '00370 612 34567',
  '(8-5) 212 34 56',
  '+371 2612 3456',
  '8 612 34567, 8 612 34568',
  '8 5 212 3456 vid. 12',
  '',
])('the telephone "%s" is not doubted', (phone) => {
  expect(warningAbout('phone', phone)).toBeNull()
})

test('an address at a domain that is nearly a known one is doubted, and the known one is named', () => {
  expect(warningAbout('email', 'jonas@gmial.com')).toContain('gmail.com?')
  expect(warningAbout('email', 'jonas@imone.lt')).toBeNull()
})

test('fields other than telephone and e-mail are never doubted', () => {
  expect(warningAbout('company', 'UAB gmial.com')).toBeNull()
})
