import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notEmpty } from '../../tests/support/not-empty.ts'
import { licencesPage, listLicences } from './licence-list.ts'

/** These only require that their text accompanies the program. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
]
const FONTS = ['OFL-1.1']

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const licences = notEmpty(listLicences(packages))

test('docs/licences.md matches this lock file; otherwise run "npm run generate -- licences"', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(licences))
})

test('what runs or is built in has a permissive licence', () => {
  const isPermissive = (licence: string) =>
    licence
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => [...PERMISSIVE, ...FONTS].includes(choice))
  const others = licences.filter(({ use, licence }) => use !== 'tool' && !isPermissive(licence))
  expect(others).toEqual([])
})

test('every package has a licence', () => {
  expect(licences.filter(({ licence }) => licence === 'unknown')).toEqual([])
})
