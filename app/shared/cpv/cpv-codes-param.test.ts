import { expect, test } from 'vitest'
import { readCpvCodes } from './cpv-codes-param.ts'

test('CPV codes are read in any writing, once each; what is no code is left out', () => {
  expect(readCpvCodes(['45000000-7, 45000000', '09100000; 99999999-9', 'stogai', ''])).toEqual([
    '45000000-7',
    '09100000-0',
  ])
})
