import { expect, test } from 'vitest'
import { headScript } from './head-script.ts'

test('the script in the head of every page stays below a kilobyte', () => {
  expect(new TextEncoder().encode(headScript()).length).toBeLessThanOrEqual(1024)
})

test('the script in the head does not close its own element', () => {
  expect(headScript()).not.toContain('</')
})
