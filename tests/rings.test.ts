import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JOURNEYS, REST } from './rings.ts'
import { notEmpty } from './support/not-empty.ts'

test('each test that only `npm run test:rest` runs, and each main journey, exists', () => {
  const patterns = Object.values(REST).flat().flatMap(alternatives)
  const journeys = [...Object.values(JOURNEYS.main), JOURNEYS.rest.tls].flat()

  expect(
    notEmpty(patterns).filter((pattern) => globSync(pattern, { exclude: ['node_modules'] }).length === 0),
  ).toEqual([])
  expect(notEmpty(journeys).filter((name) => !existsSync(`tests/e2e/${name}.spec.ts`))).toEqual([])
})

/** The patterns that `{a,b}` stands for. */
function alternatives(pattern: string): string[] {
  const [before, names, after] = pattern.split(/[{}]/)
  return names === undefined ? [pattern] : names.split(',').map((name) => `${before}${name}${after}`)
}
