import { expect, test } from 'vitest'
import type { Notice } from '#app/domain/notices/notice.ts'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { buildLetter, type LetterState, listNotices } from './letter.ts'
import { createMatchCriteriaBuilder } from './matching/build-match-criteria.ts'
import { matchNotices } from './matching/match-notices.ts'
import { readTitle } from './matching/title-phrases.ts'

const today = Temporal.PlainDate.from('2026-11-23')
const buildCriteria = createMatchCriteriaBuilder(readCatalogue())
const ADVERTS = '79341000'
const METAL = '44400000'

function letterOf(words: string, notices: readonly Notice[], state: LetterState = 'demo') {
  const searchable = notices.map((notice) => ({ notice, title: readTitle(notice.title) }))
  const criteria = buildCriteria([cpv(ADVERTS), cpv(METAL)], words === '' ? [] : [words], [])
  const options = { state, today, nameOf: () => '', facts: null }
  const letter = buildLetter(matchNotices(searchable, criteria), options)
  const rest = letter.sections.reduce((sum, section) => sum + section.rest, 0)
  return { titles: listNotices(letter).map(({ title }) => title), rest }
}

function notices(...rows: [title: string, code: string, kind?: Notice['kind']][]): Notice[] {
  return rows.map(([title, code, kind = 'tender'], i) => realNotice(i, { title, codes: [cpv(code)], kind }))
}

const ADVERTISING = notices(
  ['Plakatų gamyba', ADVERTS],
  ['Plakatų klijavimas', ADVERTS, 'contract'],
  ['Radijo laidos', ADVERTS],
  ['Skelbimai spaudoje', ADVERTS, 'plan'],
  ['Metaliniai gaminiai', METAL],
)

test('when two notices of a code say what was typed, its others are only counted', () => {
  const { titles, rest } = letterOf('plakatai', ADVERTISING)

  expect(titles.toSorted()).toEqual(['Metaliniai gaminiai', 'Plakatų gamyba', 'Plakatų klijavimas'])
  expect(rest).toBe(2)
})

test('all notices of a code are shown when only one says what was typed, when nothing was typed, and among real notices', () => {
  const withOne = ADVERTISING.filter(({ title }) => title !== 'Plakatų klijavimas')

  expect(letterOf('plakatai', withOne).titles).toHaveLength(4)
  expect(letterOf('', ADVERTISING).titles).toHaveLength(5)
  expect(letterOf('plakatai', ADVERTISING, 'fresh').titles).toHaveLength(5)
})

test('a demo letter with a notice of a chosen code shows none of the wider code, in no section', () => {
  const withWider = notices(['Plakatų gamyba', ADVERTS], ['Rinkos tyrimai', '79340000', 'contract'])

  expect(letterOf('', withWider).titles).toEqual(['Plakatų gamyba'])
  expect(letterOf('', withWider.slice(1)).titles).toEqual(['Rinkos tyrimai'])
})

test('a section keeps the earliest of equals, in whatever order they were read', () => {
  const days = ['18', '17', '16', '15', '14', '11', '10', '09'].map((day) => `2026-12-${day}`)
  const real = days.map((day, i) =>
    realNotice(i, { time: { type: 'deadline', day }, deadlineAt: `${day}T08:00:00.000Z` }),
  )
  const { letter } = writeRealLetter('kodai=90911200-8', realNoticesOf(real))

  expect(listNotices(letter).map(({ time }) => time)).toEqual(
    days
      .toReversed()
      .slice(0, 6)
      .map((day) => ({ type: 'deadline', day })),
  )
})
