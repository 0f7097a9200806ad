import { deadlineText } from '#app/domain/notices/deadline.ts'
import type { NoticeKind } from '#app/domain/notices/notice.ts'
import { staleText } from '#app/domain/notices/source-texts.ts'
import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import type { Letter, LetterNotice } from './letter.ts'
import type { Reason } from './matching/match-notices.ts'

const QUARTERS = ['I', 'II', 'III', 'IV'] as const

const DATE_LABELS: Readonly<Record<NoticeKind, string>> = {
  tender: 'Terminas',
  consultation: 'Pastabos iki',
  plan: 'Numatoma',
  contract: 'Sudaryta',
}

export function dateLabel({ kind, time }: Pick<LetterNotice, 'kind' | 'time'>): string {
  return time.type === 'published' ? 'Paskelbta' : DATE_LABELS[kind]
}

export function dateText({ time }: Pick<LetterNotice, 'time'>, today: string): string {
  if (time.type === 'deadline') {
    const others = time.last ? `, kitos dalys iki ${deadlineText(time.last, today)}` : ''
    return deadlineText(time, today) + others
  }
  return time.type === 'quarter'
    ? `${time.year}\u00a0m. ${QUARTERS[time.quarter - 1]}\u00a0ketv.`
    : formatDayOfMonth(Temporal.PlainDate.from(time.day))
}

export function timeTexts(notice: LetterNotice, today: string): { large: string; small: string } {
  const { kind, time } = notice
  switch (time.type) {
    case 'quarter':
      return { large: `${QUARTERS[time.quarter - 1]}\u00a0ketv.`, small: `numatoma ${time.year}\u00a0m.` }
    case 'concluded':
      return { large: 'sudaryta', small: dateText(notice, today) }
    case 'published':
      return { large: 'paskelbta', small: dateText(notice, today) }
    case 'deadline': {
      const days = Temporal.PlainDate.from(today).until(time.day).days
      return {
        large: days === 0 ? 'šiandien' : `liko ${days}\u00a0d.`,
        small: `${kind === 'consultation' ? 'pastabos iki' : 'iki'} ${dateText(notice, today)}`,
      }
    }
  }
}

export function reasonText(reason: Reason): string {
  switch (reason.type) {
    case 'code':
      return 'Jūsų kodas'
    case 'narrower':
      return 'Siauresnis kodas'
    case 'wider':
      return 'Platesnis kodas'
    case 'title':
      return `Pirkėjas nurodė kitą kodą, pavadinime\u00a0– „${reason.words}“`
    case 'word':
      return `Jūsų žodis pavadinime: „${reason.words}“`
  }
}

export const REMARK_LABEL = 'Konsultanto pastaba (pavyzdys)'

export const DEMO_LABEL = 'Pavyzdys. Pirkimai ir organizacijos išgalvoti.'

/** Below a letter. */
export function footText({ state }: Letter): string {
  const sample =
    state === 'demo'
      ? 'Tai pavyzdys: pirkimai ir organizacijos išgalvoti, juos atrinko programa.'
      : 'Šį pavyzdį atrinko programa.'
  return `${sample} Prenumeratorių laiškus prieš išsiunčiant patikrina žmogus.`
}

/** Above a letter; null when its notices are fresh. */
export function warningOf({ state, facts, day, widerCode }: Letter): string | null {
  if (state === 'demo')
    return widerCode === undefined
      ? DEMO_LABEL
      : `${DEMO_LABEL} Pagal jūsų kodą pavyzdžių dar neturime, todėl rodome platesnio kodo ${widerCode} pirkimus.`
  return state === 'stale' && facts !== null ? staleText(facts, day) : null
}
