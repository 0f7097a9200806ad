import { expect, test } from 'vitest'
import { readGuaranteeForm } from './guarantee-query.ts'

test('the guarantee is the percentage of the price', () => {
  expect(readGuaranteeForm(new URLSearchParams('kaina=70000&procentas=2,5')).amount).toBe(1750)
})

test('without parameters nothing was asked', () => {
  expect(readGuaranteeForm(new URLSearchParams())).toMatchObject({ errors: {}, amount: null })
})

test('what is no price or percentage is said beside its field', () => {
  const { errors, amount } = readGuaranteeForm(new URLSearchParams('kaina=daug&procentas=101'))
  expect(Object.keys(errors)).toEqual(['kaina', 'procentas'])
  expect(amount).toBeNull()
})
