import { kindLabel } from '#app/domain/notices/notice.ts'
import { typography } from '#app/domain/text/typography.ts'
import type { Letter, LetterNotice } from '../letter.ts'
import { REMARK_LABEL, reasonText, timeTexts, valueText } from '../notice-texts.ts'

export function noticeLines(notice: LetterNotice, { state, day }: Letter) {
  const { title, url, buyer, winner, code, codeName, reason, remark } = notice
  const value = valueText(notice)
  const noValue = state === 'demo' ? 'Vertė nenurodyta' : null
  const details: [strong: string | null, text: string][] = [
    [null, buyer],
    ...(winner === null ? [] : [[null, `Laimėtojas\u00a0– ${winner}`] satisfies [null, string]]),
    [
      value === null ? noValue : `${value} be\u00a0PVM`,
      [kindLabel(notice), ...(notice.notes ?? [])].join('; '),
    ],
    [reason && reasonText(reason), `${code} ${codeName}`],
  ]
  return {
    title,
    url,
    time: timeTexts(notice, day),
    details,
    remark: remark === null ? null : `${REMARK_LABEL}: ${typography(remark)}`,
  }
}
