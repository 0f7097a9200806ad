import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { PURCHASE_FORMS } from '#app/domain/notices/recent-purchases.ts'
import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { counted, formatNumber } from '#app/domain/text/plural.ts'
import type { Advice } from '../advice.ts'
import type { Letter, LetterSection } from '../letter.ts'
import { RECENT_WORKING_DAYS } from './shown-notices.ts'

export const NO_NOTICES =
  'Pagal šiuos kodus ir žodžius nėra nei naujų pranešimų, nei pirkimų, kuriuose dar galima dalyvauti. Pridėkite platesnį kodą arba dar vieną žodį.'

export const NOTICE_FORMS = ['pranešimas', 'pranešimai', 'pranešimų'] as const
const ADVICE_PREFIXES: Readonly<Record<Advice['type'], string>> = {
  add: 'Pridėjus platesnį kodą',
  narrow: 'Pasirinkus smulkesnį kodą',
  remove: 'Be kodo',
  keep: 'Palikus tik kodą',
}
const REST_FORMS = {
  ending: PURCHASE_FORMS,
  new: PURCHASE_FORMS,
  ahead: NOTICE_FORMS,
  contracts: ['sutartis', 'sutartys', 'sutarčių'],
} as const

export function volumeText({ state, facts, sections }: Letter): string | null {
  if (facts === null) return null
  const { count, completeUntil } = facts
  const days =
    state === 'stale' && completeUntil !== null
      ? `Per ${RECENT_WORKING_DAYS}\u00a0darbo dienas iki ${formatDayOfMonth(dayOf(completeUntil))}`
      : `Per pastarąsias ${RECENT_WORKING_DAYS}\u00a0darbo dienas`
  if (count === 0 && sections.length > 0)
    return `${days} nieko naujo nepaskelbta\u00a0– rodome ankstesnius pirkimus, kuriuose dar galima dalyvauti.`
  if (count === 0) return `${days} pagal šį pasirinkimą nieko nepaskelbta.`
  return `${days}\u00a0– ${counted(count, NOTICE_FORMS)}, ${perLetterText(count / RECENT_WORKING_DAYS)} viename laiške.`
}

/** The sentence is given in two parts, before and after the code. */
export function adviceTexts({ type, perLetter }: Advice): { before: string; after: string } {
  return { before: ADVICE_PREFIXES[type], after: `pranešimų laiške būtų ${perLetterText(perLetter)}.` }
}

export function restText({ rest, id }: LetterSection): string {
  return `Ir dar ${counted(rest, REST_FORMS[id])}.`
}

function perLetterText(perLetter: number): string {
  if (perLetter < 1) return 'mažiau nei\u00a01'
  const [least, most] = [Math.floor(perLetter), Math.ceil(perLetter)]
  // Above ten the unit does not matter.
  const range = least === most || least >= 10 ? formatNumber(Math.round(perLetter)) : `${least}–${most}`
  return `apie\u00a0${range}`
}

function dayOf(instant: string): Temporal.PlainDate {
  return todayInVilnius(Temporal.Instant.from(instant))
}
