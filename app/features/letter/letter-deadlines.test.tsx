import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deadlineAt } from '#app/domain/notices/deadline.ts'
import type { RealNotice } from '#app/features/notices/real-notice.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { MONDAY } from '#tests/support/demo-letters.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { InboxLetter } from './inbox/inbox-letter.tsx'
import { listNotices } from './letter.ts'
import { writeSampleMail } from './mail/sample-mail.server.ts'
import { LetterPaper } from './page/letter-paper.tsx'

const CODE = cpv('90911200')

/** The letter of one notice with this deadline: page, inbox, and both parts of the mail. */
function renderingsWith(instant: string, differs: Partial<RealNotice> = {}): string[] {
  const time = { type: 'deadline', ...deadlineAt(instant) } as const
  const notice = realNotice(1, { deadlineAt: instant, time, ...differs })
  const real = realNoticesOf([notice])
  const model = writeRealLetter(`kodai=${CODE}`, real)
  const compose = (params: URLSearchParams) => writeRealLetter(String(params), real)
  const request = { codes: [CODE], industry: '' }
  const mail = writeSampleMail({ compose }, request, { origin: 'https://laiskai.example.lt', now: MONDAY })
  const page = model.letter && <LetterPaper letter={model.letter} />
  const inbox = <InboxLetter model={model} />
  return [renderToStaticMarkup(page), renderToStaticMarkup(inbox), mail.html, mail.text].map((text) =>
    text.replaceAll('\u00a0', ' '),
  )
}

test('a deadline shows its hour and the days left on the page, in the inbox and in both parts of the mail', () => {
  for (const text of renderingsWith('2026-12-01T08:00:00.000Z')) {
    expect(text).toContain('gruodžio 1 d. 10:00')
    expect(text.replaceAll(/<[^>]+>/g, ' ')).toMatch(/liko 8 d\./)
  }
})

test('a deadline without an hour shows the day alone in all of them', () => {
  for (const text of renderingsWith('2026-12-01T21:59:00.000Z')) {
    expect(text).toContain('gruodžio 1 d.')
    expect(text).not.toMatch(/gruodžio 1 d\. \d|23:59/)
  }
})

test('of lots that end on several days the next one ahead is shown, and the last', () => {
  const earlier = ['2026-11-20T08:00:00.000Z', '2026-12-01T08:00:00.000Z']
  for (const text of renderingsWith('2026-12-04T10:00:00.000Z', { earlierDeadlines: earlier })) {
    expect(text).toContain('iki gruodžio 1 d. 10:00, kitos dalys iki gruodžio 4 d. 12:00')
    expect(text.replaceAll(/<[^>]+>/g, ' ')).toMatch(/liko 8 d\./)
  }
})

test('what else is known of a notice, and the year of a far deadline, stand in all of them', () => {
  const notes = ['Kauno apskr.', 'tik sistemos dalyviams']
  for (const text of renderingsWith('2031-01-05T07:00:00.000Z', { notes, isSystem: true })) {
    expect(text).toContain('2031 m. sausio 5 d. 9:00')
    for (const note of [...notes, 'Pirkimo sistema']) expect(text).toContain(note)
  }
})

test('a notice without a code is found by its words alone, and names none', () => {
  const real = realNoticesOf([realNotice(1, { codes: [] })])
  const { letter } = writeRealLetter('zodziai=objektas', real)
  expect(listNotices(letter)).toMatchObject([{ id: 'ted:1', code: null, reason: { type: 'word' } }])
  const page = renderToStaticMarkup(letter && <LetterPaper letter={letter} />)
  expect(page).toContain('Patalpų valymo')
  expect(page).not.toContain('/bvpz-kodai/')
  expect(writeRealLetter(`kodai=${CODE}`, real).letter?.sections).toEqual([])
})
