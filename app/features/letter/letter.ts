import { lastDayOfWeek } from '#app/shared/calendar/today.ts'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { Notice } from '#app/shared/notices/notice.ts'
import type { SourceReading } from '#app/shared/notices/notice-sources.ts'
import { shownTitle } from '#app/shared/notices/shown-title.ts'
import type { Match, Reason } from './matching/match-notices.ts'

/** `sample`: invented notices; `fresh` and `stale`: real ones, of which the stale are older than they should be. */
export type LetterState = 'fresh' | 'stale' | 'sample'

export interface LetterNotice extends Omit<Notice, 'codes'> {
  code: CpvCode
  codeName: string
  /** Null when nobody chose anything. */
  reason: Reason | null
}

export interface LetterSection {
  id: 'ending' | 'new' | 'ahead' | 'contracts'
  title: string
  notices: LetterNotice[]
  /** How many more there are; never shown of samples. */
  rest: number
}

/** What a letter of real notices says of where they are from, and how many there are. */
export interface LetterFacts {
  sources: readonly SourceReading[]
  /** When the newest complete reading of all sources began, an ISO instant; null: none yet. */
  readAt: string | null
  /** How many fitting notices were published on the last five working days that were read. */
  count: number
}

/** One letter; the page and the mails are renderings of it. */
export interface Letter {
  state: LetterState
  /** The day of the letter, an ISO date. */
  day: string
  sections: LetterSection[]
  /** Null of samples: nothing is ever counted of them. */
  facts: LetterFacts | null
}

interface Slot extends Pick<LetterSection, 'id' | 'title'> {
  max: number
  holds(notice: Notice, endsBy: string): boolean
}

const SLOTS: readonly Slot[] = [
  {
    id: 'ending',
    title: 'Baigiasi šią savaitę',
    max: 6,
    holds: (notice, endsBy) => notice.kind === 'tender' && endsBySunday(notice, endsBy),
  },
  {
    id: 'new',
    title: 'Nauji pirkimai',
    max: 6,
    holds: (notice, endsBy) => notice.kind === 'tender' && !endsBySunday(notice, endsBy),
  },
  {
    id: 'ahead',
    title: 'Planai ir rinkos konsultacijos',
    max: 4,
    holds: ({ kind }) => kind === 'plan' || kind === 'consultation',
  },
  { id: 'contracts', title: 'Sudarytos sutartys', max: 2, holds: ({ kind }) => kind === 'contract' },
]

interface LetterOptions extends Pick<Letter, 'state' | 'facts'> {
  today: Temporal.PlainDate
  nameOf: (code: CpvCode) => string
}

/** Sections with something in them, each with its best matches: the nearest first, of those what ends first. */
export function buildLetter(
  matches: readonly Match[],
  { state, today, nameOf, facts }: LetterOptions,
): Letter {
  const endsBy = lastDayOfWeek(today).toString()
  const sections = SLOTS.flatMap(({ id, title, max, holds }) => {
    const found = matches.filter(({ notice }) => holds(notice, endsBy))
    const notices = found
      .slice(0, max)
      .sort((a, b) => a.rank - b.rank || (timeOrder(a.notice) < timeOrder(b.notice) ? -1 : 1))
      .map((match) => toLetterNotice(match, nameOf))
    return found.length === 0 ? [] : [{ id, title, notices, rest: found.length - notices.length }]
  })
  return { state, day: today.toString(), sections, facts }
}

export function listNotices({ sections }: Letter): LetterNotice[] {
  return sections.flatMap(({ notices }) => notices)
}

export function toLetterNotice(
  { notice, code, reason }: Match,
  nameOf: LetterOptions['nameOf'],
): LetterNotice {
  const { codes: _all, ...rest } = notice
  return { ...rest, title: shownTitle(rest.title), code, codeName: nameOf(code), reason }
}

/** By date; a quarter counts as its first day. */
function timeOrder({ time }: Notice): string {
  return time.type === 'quarter' ? `${time.year}-${String(time.quarter * 3 - 2).padStart(2, '0')}` : time.day
}

/** Without a deadline a notice never ends. */
function endsBySunday({ time }: Notice, endsBy: string): boolean {
  return time.type === 'deadline' && time.day <= endsBy
}
