import { expect, test } from 'vitest'
import { type CpvCode, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { writeLetter } from '#tests/support/demo-letters.ts'
import { demoNotices } from '#tests/support/demo-notices.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { GOLD_SETS, type GoldQuery, readGoldSet } from '../../../../bench/search-quality/gold-set.ts'
import { listNotices } from '../letter.ts'

const QUERIES = 300
/** The kinds without typos; those are for the search's own tests. */
const KINDS = ['trade', 'exact', 'inflected', 'abbreviation', 'mixed']
/** A notice with the same first three digits is of the same trade. */
const GROUP_DIGITS = 3

/** What the search or the matcher still gets wrong. */
const MAX_UNFIT = 6
const MAX_MISSED = 4

const MIN_NEAR = 3

const { search, tree } = readCatalogue()
const groups = notEmpty(
  tree.entries.filter(({ level }) => level === 2).map(({ code }) => code.slice(0, GROUP_DIGITS)),
)
const queries = GOLD_SETS.flatMap(readGoldSet)
  .filter(({ kind }) => KINDS.includes(kind))
  .filter(({ query }, i, all) => all.findIndex((other) => other.query === query) === i)
  .slice(0, QUERIES)

const results = notEmpty(queries).map((gold) => {
  const [first] = listNotices(writeLetter(`zodziai=${encodeURIComponent(gold.query)}`).letter)
  return { gold, first: first && demoNotices[Number(first.id)] }
})

test('three hundred queries of suppliers are asked', () => {
  expect(queries).toHaveLength(QUERIES)
})

test(`all queries but ${MAX_UNFIT} see a notice of their own trade first`, () => {
  const unfit = results.flatMap(({ gold, first }) =>
    first && !isOfTrade(first.codes, gold) ? `${gold.query}: ${first.title}` : [],
  )

  expect(unfit.length, unfit.join('\n')).toBeLessThanOrEqual(MAX_UNFIT)
})

test(`all queries but ${MAX_MISSED} see a notice when the library has one of their trade`, () => {
  const missed = results.flatMap(({ gold, first }) =>
    !first && demoNotices.some(({ codes }) => isBelowBest(codes, gold)) ? gold.query : [],
  )

  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MAX_MISSED)
})

test('a right first code of the search has at least three notices in its group and the groups beside it', () => {
  const rightCodes = notEmpty(
    queries.flatMap(({ query, prefixes }) => {
      const first = search.find(query).entries[0]?.code
      return first && prefixes.some((prefix) => first.startsWith(prefix)) ? { query, first } : []
    }),
  )
  const thin = rightCodes.filter(({ first }) => countNear(first) < MIN_NEAR)

  expect(rightCodes.length).toBeGreaterThan(QUERIES / 2)
  expect(thin).toEqual([])
})

/** Notices of the code's group and the groups before and after it in its division; all those of a division. */
function countNear(code: CpvCode): number {
  const group = code.slice(0, GROUP_DIGITS)
  const place = groups.indexOf(group)
  const near =
    place === -1
      ? [code.slice(0, 2)]
      : groups.slice(Math.max(0, place - 1), place + 2).filter((other) => other.startsWith(code.slice(0, 2)))
  return demoNotices.filter(({ codes }) =>
    codes.some((other) => near.some((digits) => other.startsWith(digits))),
  ).length
}

function isOfTrade(codes: readonly string[], { prefixes }: GoldQuery): boolean {
  return codes.some((code) => prefixes.some((prefix) => code.startsWith(prefix.slice(0, GROUP_DIGITS))))
}

function isBelowBest(codes: readonly string[], { best }: GoldQuery): boolean {
  return best.some((text) => codes.some((code) => code.startsWith(significantDigits(cpv(text)))))
}
