import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { LetterModel, LetterService } from '#app/features/letter/letter-service.server.ts'
import { writeSampleMail } from '#app/features/letter/mail/sample-mail.server.ts'
import { cpv } from './cpv-catalogue.ts'
import { MONDAY, writeLetter } from './demo-letters.ts'
import { realNotice, realNoticesOf, writeRealLetter } from './real-letters.ts'

export const CODES = [cpv('90910000'), cpv('45000000'), cpv('72000000')]
export const ORIGIN = 'https://laiskai.example.lt'
export const NOT_ASKED =
  'Jei šio laiško neprašėte, nieko daryti nereikia\u00a0– be\u00a0naujo prašymo daugiau nerašysime'

const REAL = [
  ...Array.from({ length: 12 }, (_, i) => realNotice(i)),
  realNotice(20, { time: { type: 'deadline', day: '2026-11-25' }, deadlineAt: '2026-11-25T08:00:00.000Z' }),
  realNotice(21, { kind: 'plan', time: { type: 'quarter', year: 2027, quarter: 1 }, deadlineAt: null }),
  realNotice(22, { title: 'Langų <b>valymas</b> & „kita“', value: null }),
  realNotice(23, {
    kind: 'contract',
    winner: 'UAB „Švara“',
    time: { type: 'concluded', day: '2026-11-18' },
    deadlineAt: null,
  }),
]
const OLD = '2026-11-18T05:30:00.000Z'

const STATES = {
  demo: (query: string) => writeLetter(query),
  fresh: (query: string) => writeRealLetter(query, realNoticesOf(REAL)),
  stale: (query: string) => writeRealLetter(query, realNoticesOf(REAL, OLD)),
}
export type State = keyof typeof STATES
export const ALL_STATES: State[] = ['demo', 'fresh', 'stale']

export function serviceIn(state: State): LetterService {
  return { compose: (params) => STATES[state](String(params)) }
}

export function mailOf(
  state: State,
  codes: readonly CpvCode[] = CODES,
  industry = 'langų valymas',
  ofLetter: { words?: readonly string[]; isOnlySample?: boolean } = {},
) {
  return writeSampleMail(serviceIn(state), { codes, industry, ...ofLetter }, { origin: ORIGIN, now: MONDAY })
}

export function letterOf(state: State) {
  const letterUrl = /Atverti laišką svetainėje\n(\S+)/.exec(mailOf(state).text)?.[1] ?? ''
  const { letter }: LetterModel = STATES[state](new URL(letterUrl).searchParams.toString())
  if (letter === null) throw new Error('there is no letter')
  return letter
}

/** The text of the HTML, a line for each element. */
export function textOf(html: string): string {
  return html
    .replace(/<(?:style|title)>.*?<\/(?:style|title)>/gs, '')
    .replaceAll('<span class="whitespace-nowrap">', '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
