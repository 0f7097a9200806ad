import { todayInVilnius } from '#app/shared/calendar/today.ts'
import { formatDayOfMonth } from '#app/shared/text/lithuanian-date.ts'
import { counted, formatNumber } from '#app/shared/text/plural.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { Advice } from '../advice.ts'
import type { Letter, LetterFacts } from '../letter.ts'
import { DAYS_SHOWN } from './real-notices.ts'

export const NOTICE_FORMS = ['pranešimas', 'pranešimai', 'pranešimų'] as const
const PURCHASE_FORMS = ['pirkimas', 'pirkimai', 'pirkimų'] as const

/** „Šaltiniai: CVP IS (atnaujinta šiandien 7:30), TED (atnaujinta vakar 16:00)“ */
export function sourcesText({ sources }: LetterFacts, day: string): string {
  const texts = sources.map(({ name, readAt }) =>
    readAt === null ? `${name} (dar neatnaujinta)` : `${name} (atnaujinta ${timeText(readAt, day)})`,
  )
  return `${texts.length === 1 ? 'Šaltinis' : 'Šaltiniai'}: ${texts.join(', ')}`
}

/** Above a letter of old notices. */
export function staleText({ readAt }: LetterFacts, day: string): string {
  return readAt === null
    ? 'Šie duomenys nepilni: naujausių skelbimų dar negavome.'
    : `Duomenys atnaujinti ${timeText(readAt, day)}. Naujesnių skelbimų kol kas negavome.`
}

/** „Per paskutines 5 darbo dienas – 12 pranešimų, apie 2–3 per laišką.“ */
export function volumeText({ state, facts }: Letter): string | null {
  if (facts === null) return null
  const { count, readAt } = facts
  const days =
    state === 'stale' && readAt !== null
      ? `Per ${DAYS_SHOWN}\u00a0darbo dienas iki ${formatDayOfMonth(dayOf(readAt))}`
      : `Per paskutines ${DAYS_SHOWN}\u00a0darbo dienas`
  if (count === 0) return `${days} pagal šį pasirinkimą nieko nepaskelbta.`
  return `${days}\u00a0– ${counted(count, NOTICE_FORMS)}, ${perLetterText(count / DAYS_SHOWN)} per\u00a0laišką.`
}

/** „Pridėjus platesnį kodą 45300000-0 būtų apie 6 per laišką.“ */
export function adviceText({ type, perLetter }: Advice): { before: string; after: string } {
  const after = `būtų ${perLetterText(perLetter)} per\u00a0laišką`
  switch (type) {
    case 'add':
      return { before: 'Pridėjus platesnį kodą', after }
    case 'narrow':
      return { before: 'Pasirinkus smulkesnį kodą', after }
    case 'remove':
      return { before: 'Be kodo', after }
  }
}

/** „Ir dar 5 pirkimai.“ below a section that is capped. */
export function restText(rest: number, id: Letter['sections'][number]['id']): string {
  const isOfTenders = id === 'ending' || id === 'new'
  return `Ir dar ${counted(rest, isOfTenders ? PURCHASE_FORMS : NOTICE_FORMS)}.`
}

/** „apie 2–3“, „apie 6“, „mažiau nei 1“ */
function perLetterText(perLetter: number): string {
  if (perLetter < 1) return 'mažiau nei\u00a01'
  const [least, most] = [Math.floor(perLetter), Math.ceil(perLetter)]
  // Of dozens nobody wants the unit.
  const range = least === most || least >= 10 ? formatNumber(Math.round(perLetter)) : `${least}–${most}`
  return `apie\u00a0${range}`
}

/** „šiandien 7:30“, „vakar 16:00“, „lapkričio 19 d. 7:30“ */
function timeText(instant: string, day: string): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE)
  const time = `${at.hour}:${String(at.minute).padStart(2, '0')}`
  const days = at.toPlainDate().until(day).days
  const date = days === 0 ? 'šiandien' : days === 1 ? 'vakar' : formatDayOfMonth(at.toPlainDate())
  return `${date}\u00a0${time}`
}

function dayOf(instant: string): Temporal.PlainDate {
  return todayInVilnius(Temporal.Instant.from(instant))
}
