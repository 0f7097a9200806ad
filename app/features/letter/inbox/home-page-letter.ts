import { addWorkingDays } from '#app/domain/calendar/working-days.ts'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { memoize } from '#app/domain/data/memoize.ts'
import type { Notice, NoticeTime } from '#app/domain/notices/notice.ts'
import rows from '#data/demo-notices/home-page.json' with { type: 'json' }
import { quarterAfter } from '../demo/date-demo-notices.ts'
import type { LetterNotice } from '../letter.ts'

export type HomePageLetter = ReturnType<typeof homePageLetterOn>

/** The letter has six notices, with dates relative to `day`, an ISO date. */
export const homePageLetterOn = memoize((day: string) => {
  const today = Temporal.PlainDate.from(day)
  const notices = rows.map(
    (row, index): LetterNotice => ({
      ...row,
      kind: row.kind as Notice['kind'],
      code: row.code as CpvCode,
      time: timeOf(row, today),
      id: `s${index}`,
      url: null,
      reason: null,
    }),
  )
  return { day, notices, caption: 'Laiško pavyzdys' }
})

/** Other demo notices may end this week; these say how long visitors would have. */
function timeOf({ kind, time }: (typeof rows)[number], today: Temporal.PlainDate): NoticeTime {
  if (kind === 'plan') return { type: 'quarter', ...quarterAfter(today, time) }
  if (kind === 'contract') return { type: 'concluded', day: addWorkingDays(today, -time).toString() }
  return { type: 'deadline', day: addWorkingDays(today, time).toString() }
}
