import { KIND_LABELS } from '#app/shared/notices/notice.ts'
import { typography } from '#app/shared/text/typography.ts'
import type { Letter, LetterNotice } from '../letter.ts'
import { dateLabel, dateText, reasonText, valueText } from '../notice-texts.ts'

export function noticeLines(notice: LetterNotice, { state, day }: Letter) {
  const { kind, title, url, buyer, winner, code, codeName, reason, remark } = notice
  const value = valueText(notice)
  return {
    title,
    url,
    // „Pirkimas. Terminas – lapkričio 26 d. (liko 3 d.)“
    time: `${KIND_LABELS[kind]}. ${timeLine(notice, day)}`,
    details: [
      buyer,
      ...(winner === null ? [] : [`Laimėtojas\u00a0– ${winner}`]),
      ...(value === null ? [] : [`${value} be\u00a0PVM`]),
      ...(value === null && state === 'sample' ? ['Vertė nenurodyta'] : []),
      `${code} ${codeName}`,
    ],
    reason: reason && reasonText(reason),
    remark: remark === null ? null : `Konsultanto pastaba: ${typography(remark)}`,
  }
}

function timeLine(notice: LetterNotice, today: string): string {
  const label = dateLabel(notice)
  const between = label === 'Pastabos iki' ? ' ' : '\u00a0– '
  const { time } = notice
  const left = time.type === 'deadline' ? ` (${daysLeft(today, time.day)})` : ''
  return `${label}${between}${dateText(notice)}${left}`
}

function daysLeft(today: string, day: string): string {
  const { days } = Temporal.PlainDate.from(today).until(day)
  return days <= 0 ? 'šiandien' : `liko ${days}\u00a0d.`
}
