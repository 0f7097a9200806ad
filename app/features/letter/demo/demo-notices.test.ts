import { expect, test } from 'vitest'
import { isGoods } from '#app/domain/cpv/cpv-code.ts'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { demoNotices, readDemoTable } from '#tests/support/demo-notices.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { homePageLetterOn } from '../inbox/home-page-letter.ts'
import type { DemoNotice } from './parse-demo-notices.ts'

const KINDS = ['consultation', 'contract', 'plan', 'tender']
const MIN_PER_GROUP = 3
const MIN_PER_DIVISION = 6
const MAX_VALUE = 5_000_000
const MAX_TITLE_LENGTH = 90
const MAX_REMARK_LENGTH = 150
/** The least and the largest offset of each kind, see `DemoNotice`. */
const OFFSETS = { tender: [1, 25], consultation: [4, 12], plan: [1, 3], contract: [1, 20] } as const

const notices = notEmpty(demoNotices)
const remarks = notices.flatMap(({ remark }) => remark ?? [])
const groups = notEmpty(readDemoTable('groups.tsv').map(([group]) => ({ group })))
const { tree } = readCatalogue()

test('the library has a remark for half to two thirds of the notices, each of its own', () => {
  expect(remarks.length).toBeGreaterThanOrEqual(notices.length / 2)
  expect(remarks.length).toBeLessThanOrEqual((notices.length * 2) / 3)
  expect(duplicatesOf(remarks)).toEqual([])
})

test('the library has texts of the right form and length in every row', () => {
  const isRight = ({ title, buyer, remark }: DemoNotice) =>
    [title, buyer].every((text) => /^\S(.*\S)?$/.test(text)) &&
    title.length <= MAX_TITLE_LENGTH &&
    (remark === null || (/^\p{Lu}.*\.$/u.test(remark) && remark.length <= MAX_REMARK_LENGTH))

  expect(notices.filter((notice) => !isRight(notice))).toEqual([])
})

test('the library has a possible day in every row, and a winner and a value in every contract', () => {
  const isRight = ({ kind, time, winner, value }: DemoNotice) => {
    const [least, most] = OFFSETS[kind]
    const isConcluded = /^Pavyzdinė bendrovė [A-F]$/.test(winner ?? '') && value !== null
    return (
      Number.isInteger(time) && time >= least && time <= most && (kind === 'contract' ? isConcluded : !winner)
    )
  }

  expect(notices.filter((notice) => !isRight(notice))).toEqual([])
})

test('the library names no title twice', () => {
  expect(duplicatesOf(notices.map(({ title }) => title))).toEqual([])
})

test('the library uses codes of the vocabulary only, none twice in a notice', () => {
  const vocabulary = tree.entries.map(({ code }) => code)

  expect(notices.flatMap(({ codes }) => codes.filter((code) => !vocabulary.includes(code)))).toEqual([])
  expect(notices.filter(({ codes }) => duplicatesOf(codes).length > 0)).toEqual([])
})

test('the library has values that a buyer could pay, and no tender so small that nobody would publish it', () => {
  const isRight = ({ kind, value }: DemoNotice) =>
    value === null || (value >= (kind === 'tender' ? 15_000 : 1_000) && value <= MAX_VALUE)

  expect(notices.filter((notice) => !isRight(notice))).toEqual([])
})

test('the library names a season only in purchases that may begin in any month: goods, or services over several years', () => {
  const seasonal = notices.filter(({ title }) => /žiem|vasar|sniego valym|nuo sniego|paplūdim/i.test(title))
  const severalTimes = /\((\d|dvejiems|trejiems)\s.*(žiemoms|sezonams|metams)\)/
  const ofOneSeason = seasonal.filter(
    ({ codes: [main], title }) => !isGoods(main) && !severalTimes.test(title),
  )

  expect(seasonal.length).toBeGreaterThan(5)
  expect(ofOneSeason.map(({ title }) => title)).toEqual([])
})

test('the library repeats none of the six notices of the home page', () => {
  const shown = homePageLetterOn('2026-11-23').notices
  const repeated = notices.filter(({ title, buyer, value }) =>
    shown.some(
      (notice) =>
        notice.title === title || (value !== null && notice.buyer === buyer && notice.value === value),
    ),
  )

  expect(shown).toHaveLength(6)
  expect(repeated).toEqual([])
})

test('the library writes quotes and dashes the Lithuanian way, and no years', () => {
  const texts = notices.flatMap(({ title, buyer, remark }) => [title, buyer, remark ?? ''])

  expect(texts.filter((text) => /["'”«»]| - |—|\b20\d\d\b|\p{L}!/u.test(text))).toEqual([])
  expect(texts.filter((text) => text.split('„').length !== text.split('“').length)).toEqual([])
})

test('sixty groups that exist are listed, each once', () => {
  const listed = groups.map(({ group }) => group)

  expect(listed).toHaveLength(60)
  expect(duplicatesOf(listed)).toEqual([])
  expect(listed.filter((group) => tree.find(cpv(group.padEnd(8, '0'))) === null)).toEqual([])
})

test(`each of the sixty groups has at least ${MIN_PER_GROUP} notices`, () => {
  expect(groups.filter(({ group }) => below(group).length < MIN_PER_GROUP)).toEqual([])
})

test(`each division has at least ${MIN_PER_DIVISION} notices, of all kinds and several groups`, () => {
  const thin = notEmpty(tree.listLevel(1)).flatMap(({ code }) => {
    const division = code.slice(0, 2)
    const found = below(division)
    const kinds = [...new Set(found.map(({ kind }) => kind))].sort()
    const groupCount = new Set(found.map(({ codes: [main] }) => main.slice(0, 3))).size
    const groupsThatExist = tree.entries.filter(
      (entry) => entry.level === 2 && entry.code.startsWith(division),
    ).length
    const isComplete =
      found.length >= MIN_PER_DIVISION &&
      kinds.join() === KINDS.join() &&
      (groupCount >= 2 || groupsThatExist === 1 || division === '98')
    return isComplete ? [] : [{ division, count: found.length, kinds, groupCount }]
  })

  expect(thin).toEqual([])
})

function below(prefix: string): DemoNotice[] {
  return notices.filter(({ codes: [main] }) => main.startsWith(prefix))
}

function duplicatesOf(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i)
}
