import { expect, test } from 'vitest'
import { compareDays } from '#app/domain/notices/notice.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { demoNotices } from '#tests/support/demo-notices.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { dateDemoNotices } from '../demo/date-demo-notices.ts'
import { type MatchCriteria, matchNotices } from './match-notices.ts'
import { indexNotices } from './notice-index.ts'
import { readExclusion, readPhraseStems, readTitle } from './title-phrases.ts'

const today = Temporal.PlainDate.from('2026-11-23')
const notices = dateDemoNotices(demoNotices, today).map((notice) => ({
  notice,
  title: readTitle(notice.title),
}))
const index = indexNotices(notices)

/** Criteria made from the notices themselves, so that each finds something. */
const criteriaList = notEmpty(notices).map(({ notice: { codes, title } }, i): MatchCriteria => {
  const other = notices[(i * 7 + 3) % notices.length]?.notice ?? notices[0]?.notice
  const words = title.split(' ').slice(0, 2).join(' ')
  return {
    codes: [codes[0]],
    widerCodes: other ? [other.codes[0]] : [],
    codePhrases: [
      { code: codes[0], phrase: readPhraseStems(other?.title.split(' ').slice(0, 2).join(' ') ?? '') },
    ],
    searchedPhrases: i % 2 === 0 ? [readPhraseStems(words)] : [],
    typedPhrases: [readPhraseStems(words)],
    excludedPhrases: i % 3 === 0 ? [readExclusion('priežiūra')] : [],
  }
})

test('a letter is the same from the candidates as from all notices, the earliest first', () => {
  const byDay = notices.toSorted((a, b) => compareDays(a.notice, b.notice))

  for (const criteria of criteriaList) {
    expect(matchNotices(index.candidates(criteria), criteria)).toEqual(matchNotices(byDay, criteria))
  }
})

test('candidates are a small part of all', () => {
  const sizes = criteriaList.map((criteria) => index.candidates(criteria).length)

  expect(Math.max(...sizes)).toBeLessThan(notices.length / 4)
})

test('notices are counted by codes above, at and below theirs', () => {
  const [first] = notices
  const code = first?.notice.codes[0]

  expect(code && index.countNotices(code)).toBeGreaterThan(0)
  expect(index.countNotices(cpv('99000000'))).toBe(0)
})
