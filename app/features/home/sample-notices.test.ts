import { expect, test } from 'vitest'
import { sampleNotices } from './sample-notices.ts'

const WEDNESDAY = Temporal.Instant.from('2026-11-18T10:00:00Z')

test('six notices show the four types of the newsletter', () => {
  const notices = sampleNotices(WEDNESDAY)

  expect(notices).toHaveLength(6)
  expect(new Set(notices.map(({ type }) => type))).toEqual(
    new Set(['Pirkimas', 'Rinkos konsultacija', 'Pirkimų planas', 'Sudaryta sutartis']),
  )
})

test('the six days after Monday are given out once each', () => {
  const days = sampleNotices(WEDNESDAY).map(({ deadline }) => deadline)

  expect(days.toSorted()).toEqual([17, 18, 19, 20, 21, 22].map((day) => `lapkričio\u00a0${day}\u00a0d.`))
})

test('the concluded contract has the earliest day and says „Sudaryta“, the others „Terminas“', () => {
  const [contract, ...others] = sampleNotices(WEDNESDAY).toSorted((a, b) =>
    a.type === 'Sudaryta sutartis' ? -1 : Number(b.type === 'Sudaryta sutartis'),
  )

  expect(contract).toMatchObject({ dateLabel: 'Sudaryta', deadline: 'lapkričio\u00a017\u00a0d.' })
  expect(others.map(({ type, dateLabel }) => [type === 'Sudaryta sutartis', dateLabel])).toEqual(
    others.map(() => [false, 'Terminas']),
  )
})

test('a procurement plan is for the year that follows in Vilnius', () => {
  const title = sampleNotices(Temporal.Instant.from('2026-12-31T22:30:00Z')).find(
    ({ type }) => type === 'Pirkimų planas',
  )?.title

  expect(title).toContain('2028')
})
