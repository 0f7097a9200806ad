import { expect, test } from 'vitest'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { notEmpty } from '#tests/support/not-empty.ts'

const { tree, sameSubjectCodes } = readCatalogue()

function namesOf(code: string): string[] {
  const entry = tree.find(cpv(code))
  return entry ? sameSubjectCodes(entry).map(({ LT }) => LT) : []
}

test('a supplier of lifts also finds their installation and maintenance', () => {
  expect(namesOf('42416100-6')).toEqual([
    'Liftų ir eskalatorių montavimo darbai',
    'Liftų montavimo darbai',
    'Liftų priežiūros paslaugos',
  ])
})

test('windows are windows in every form', () => {
  expect(namesOf('90911300-9')).toEqual([
    'Langai, durys ir susiję gaminiai',
    'Langai',
    'Langų įstatymo darbai',
  ])
})

test.each([
  ['45310000-3', 'Elektros instaliacijos montavimo darbai'],
  ['90911200-8', 'Pastatų valymo paslaugos'],
  ['90910000-9', 'Valymo paslaugos'],
  ['34522550-2', 'Kanojos'],
])('%s (%s) has no codes of the same subject: its first word alone says too little', (code) => {
  expect(namesOf(code)).toEqual([])
})

test('a code whose name says what it is not is never suggested', () => {
  const offered = notEmpty(tree.entries.flatMap((entry) => sameSubjectCodes(entry)))
  expect(offered.filter(({ LT }) => /(^|\s)(ne|išskyrus)\s/i.test(LT))).toEqual([])
})
