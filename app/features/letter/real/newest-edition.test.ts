import { expect, test } from 'vitest'
import type { RealNotice } from '#app/features/notices/real-notice.ts'
import { MONDAY } from '#tests/support/demo-letters.ts'
import { realNotice, realNoticesOf } from '#tests/support/real-letters.ts'
import { newestEdition } from './newest-edition.ts'

function editionOf(...notices: RealNotice[]) {
  const edition = newestEdition(realNoticesOf(notices), MONDAY)
  return (
    edition && {
      ids: edition.notices.slice(0, 3).map(({ id }) => id),
      caption: edition.caption.replaceAll('\u00a0', ' '),
    }
  )
}

const many = (count: number, firstId: number, differs: Partial<RealNotice> = {}) =>
  Array.from({ length: count }, (_, i) => realNotice(firstId + i, { title: 'Valymas', ...differs }))
const today = { publishedOn: '2026-11-23' }

test('the home page shows the largest purchases of today with short titles, and how many there were', () => {
  const large = [2, 1, 3].map((id) => realNotice(id, { ...today, title: 'Stogas', value: 1_000_000 * id }))
  const long = realNotice(4, { ...today, title: 'Stogų '.repeat(20), value: 9e8 })
  const edition = editionOf(...many(10, 20, today), long, ...large, ...many(20, 100))
  expect(edition).toEqual({
    ids: ['ted:3', 'ted:2', 'ted:1'],
    caption: 'Šiandien paskelbta (TED): 14 pirkimų, čia – keli iš jų',
  })
})

test('with fewer than ten today those of the days before are counted too, from the first of them on', () => {
  expect(
    editionOf(...many(9, 20, today), ...many(11, 100), ...many(9, 200, { publishedOn: '2026-11-19' }))
      ?.caption,
  ).toBe('Paskelbta nuo lapkričio 20 d. (TED): 20 pirkimų, čia – keli iš jų')
  expect(editionOf(...many(9, 20, today))).toBeNull()
})

test.each<[string, Partial<RealNotice>]>([
  ['is over', { deadlineAt: '2026-11-23T07:59:00.000Z' }],
  ['was cancelled', { status: 'cancelled' }],
  ['is a system', { isSystem: true }],
  ['is for members of a system', { isAside: true }],
  ['is a consultation', { kind: 'consultation' }],
])('what %s does not count', (_, differs) => {
  expect(editionOf(...many(9, 20), realNotice(1, differs))).toBeNull()
})
