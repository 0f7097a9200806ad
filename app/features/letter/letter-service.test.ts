import { expect, test } from 'vitest'
import { MONDAY, writeLetter } from '#tests/support/demo-letters.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { listNotices } from './letter.ts'
import { TRADES } from './trades.ts'

test('without a choice there is no letter', () => {
  expect(writeLetter('')).toMatchObject({ letter: null, codes: [] })
  expect(writeLetter('kodai=99999999-9,stogai')).toMatchObject({
    letter: null,
    invalidCodes: ['99999999-9', 'stogai'],
  })
})

test('„pastatų valymas“ becomes its code, and the letter is about cleaning', () => {
  const { codes, letter } = writeLetter('zodziai=pastatų valymas')

  expect(codes).toEqual([{ code: '90911200-8', name: 'Pastatų valymo paslaugos' }])
  expect(letter).toMatchObject({ state: 'demo', day: '2026-11-23' })
  expect(letter?.sections.map(({ id }) => id)).toEqual(['ending', 'new', 'ahead', 'contracts'])
})

test.each(TRADES)('$name has at least five notices, of several kinds', ({ codes }) => {
  const notices = listNotices(writeLetter(`kodai=${codes.join()}`).letter).slice(0, 5)

  expect(notices).toHaveLength(5)
  expect(notices.every(({ reason }) => ['code', 'narrower'].includes(reason?.type ?? ''))).toBe(true)
})

test('on days all through the year deadlines lie ahead, contracts behind', () => {
  // A step of five days meets every weekday in every part of the year.
  for (let day = 0; day < 365; day += 5) {
    const now = MONDAY.add({ hours: 24 * day })
    const { letter } = writeLetter('kodai=90910000-9,45000000-7', now)
    for (const { time } of notEmpty(listNotices(letter))) {
      if (time.type === 'deadline') expect(time.day > (letter?.day ?? '')).toBe(true)
      if (time.type === 'concluded') expect(time.day < (letter?.day ?? '')).toBe(true)
    }
  }
})

test.each(TRADES)('$name: something ends this week on Mondays, nothing from Friday on', ({ codes }) => {
  for (let day = 0; day < 14; day++) {
    const { letter } = writeLetter(`kodai=${codes.join()}`, MONDAY.add({ hours: 24 * day }))
    const sunday = Temporal.PlainDate.from('2026-11-29')
      .add({ days: day < 7 ? 0 : 7 })
      .toString()
    const daysOf = (id: string) =>
      (letter?.sections ?? [])
        .filter((section) => section.id === id)
        .flatMap(({ notices }) => notices.map(({ time }) => (time.type === 'deadline' ? time.day : '')))

    if (day % 7 === 0) expect(daysOf('ending')).not.toEqual([])
    if (day % 7 > 3) expect(daysOf('ending')).toEqual([])
    expect(daysOf('ending').filter((deadline) => deadline > sunday)).toEqual([])
    expect(notEmpty(daysOf('new')).filter((deadline) => deadline <= sunday)).toEqual([])
  }
})
