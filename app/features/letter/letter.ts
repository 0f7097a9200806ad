import { lastDayOfWeek } from '#app/shared/calendar/today.ts'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { Notice } from '#app/shared/notices/notice.ts'
import { shownTitle } from '#app/shared/notices/shown-title.ts'
import type { SourceUpdate } from '#app/shared/notices/source-texts.ts'
import { MATCH_CLASS, type Match, type Reason } from './matching/match-notices.ts'

/** `demo`: of demo notices; `stale`: of real ones that are too old. */
export type LetterState = 'fresh' | 'stale' | 'demo'

export interface LetterNotice extends Omit<Notice, 'codes'> {
  code: CpvCode
  codeName: string
  reason: Reason | null
}

export interface LetterSection {
  id: 'ending' | 'new' | 'ahead' | 'contracts'
  title: string
  notices: LetterNotice[]
  /** How many more there are; not shown for demo notices. */
  rest: number
}

export interface LetterFacts {
  sources: readonly SourceUpdate[]
  /** Until when the most recent source is known, an ISO instant; null: no complete ingest yet. */
  completeUntil: string | null
  /** Matching notices of the last five ingested working days. */
  count: number
}

export interface Letter {
  state: LetterState
  day: string
  sections: LetterSection[]
  /** Null for demo notices, which are never counted. */
  facts: LetterFacts | null
}

interface SectionRule extends Pick<LetterSection, 'id' | 'title'> {
  max: number
  accepts(notice: Notice, sunday: string): boolean
}

const SECTION_RULES: readonly SectionRule[] = [
  {
    id: 'ending',
    title: 'Baigiasi šią savaitę',
    max: 6,
    accepts: (notice, sunday) => notice.kind === 'tender' && endsBySunday(notice, sunday),
  },
  {
    id: 'new',
    title: 'Nauji pirkimai',
    max: 6,
    accepts: (notice, sunday) => notice.kind === 'tender' && !endsBySunday(notice, sunday),
  },
  {
    id: 'ahead',
    title: 'Planai ir rinkos konsultacijos',
    max: 4,
    accepts: ({ kind }) => kind === 'plan' || kind === 'consultation',
  },
  { id: 'contracts', title: 'Sudarytos sutartys', max: 2, accepts: ({ kind }) => kind === 'contract' },
]

interface LetterOptions extends Pick<Letter, 'state' | 'facts'> {
  today: Temporal.PlainDate
  nameOf: (code: CpvCode) => string
}

/** Each section holds its closest matches; among equals the earliest date comes first. */
export function buildLetter(
  matches: readonly Match[],
  { state, today, nameOf, facts }: LetterOptions,
): Letter {
  const sunday = lastDayOfWeek(today).toString()
  const sections = SECTION_RULES.flatMap((rule) => {
    const found = matches.filter(({ notice }) => rule.accepts(notice, sunday))
    const [closest] = found
    if (closest === undefined) return []
    const { id, title, max } = rule
    const notices = found
      .filter((match) => isShownBeside(closest, match, state))
      .slice(0, max)
      .sort((a, b) => a.rank - b.rank || (sortKey(a.notice) < sortKey(b.notice) ? -1 : 1))
      .map((match) => toLetterNotice(match, nameOf))
    const section = { id, title, notices, rest: found.length - notices.length }
    return [{ section, order: orderOf(closest) }]
  })
  const closestFirst = sections.sort((a, b) => a.order - b.order).map(({ section }) => section)
  return { state, day: today.toString(), sections: closestFirst, facts }
}

/** Beside closer matches, notices not for rent are only counted; so are demo notices by a code's title or a wider code. */
function isShownBeside(closest: Match, { matchClass }: Match, state: LetterState): boolean {
  if (closest.matchClass > MATCH_CLASS.otherActivity || matchClass <= MATCH_CLASS.otherActivity) return true
  return matchClass === MATCH_CLASS.titleOrWiderCode && state !== 'demo'
}

const AFTER_TENDERS = 0.5

/** Among equally close sections tenders come first; others that match by words alone rank with those by code and word. */
function orderOf({ matchClass, notice }: Match): number {
  if (matchClass === MATCH_CLASS.sameTitle || notice.kind === 'tender') return matchClass
  return (matchClass === MATCH_CLASS.words ? MATCH_CLASS.codeAndWord : matchClass) + AFTER_TENDERS
}

/** The value of `data-state`, where `sample` means demo notices. */
export function dataState(letter: Letter | null): string | undefined {
  return letter?.state === 'demo' ? 'sample' : letter?.state
}

export function listNotices({ sections }: Letter): LetterNotice[] {
  return sections.flatMap(({ notices }) => notices)
}

function toLetterNotice({ notice, code, reason }: Match, nameOf: LetterOptions['nameOf']): LetterNotice {
  const { codes: _all, ...fields } = notice
  return { ...fields, title: shownTitle(fields.title), code, codeName: nameOf(code), reason }
}

/** A quarter counts as its first month. */
function sortKey({ time }: Notice): string {
  return time.type === 'quarter' ? `${time.year}-${String(time.quarter * 3 - 2).padStart(2, '0')}` : time.day
}

function endsBySunday({ time }: Notice, sunday: string): boolean {
  return time.type === 'deadline' && time.day <= sunday
}
