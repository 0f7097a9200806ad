import { lastDayOfWeek } from '#app/domain/calendar/today.ts'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { compareDays, type Notice } from '#app/domain/notices/notice.ts'
import { shownTitle } from '#app/domain/notices/shown-title.ts'
import type { SourceUpdate } from '#app/domain/notices/source-texts.ts'
import { type Match, RELEVANCE, type Reason } from './matching/match-notices.ts'

/** A `demo` letter has demo notices; the real notices of a `stale` one are too old. */
export type LetterState = 'fresh' | 'stale' | 'demo'

export interface LetterNotice extends Omit<Notice, 'codes'> {
  code: CpvCode | null
  codeName: string | null
  reason: Reason | null
}

export interface LetterSection {
  id: 'ending' | 'new' | 'ahead' | 'contracts'
  title: string
  notices: LetterNotice[]
  /** How many more there are is not shown for demo notices. */
  rest: number
}

export interface LetterFacts {
  sources: readonly SourceUpdate[]
  /** The ISO instant until which the most recent source is known; null before the first complete ingest. */
  completeUntil: string | null
  /** Matching notices of the last five ingested working days. */
  count: number
}

export interface Letter {
  state: LetterState
  day: string
  sections: LetterSection[]
  /** Demo notices are never counted: then it is null. */
  facts: LetterFacts | null
  /** The chosen codes have no demo notices; these are those of the nearest code above that has some. */
  widerCode?: CpvCode
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
  const kept = state === 'demo' ? relevantMatches(matches) : matches
  const sections = SECTION_RULES.flatMap((rule) => {
    const found = kept.filter(({ notice }) => rule.accepts(notice, sunday))
    const [closest] = found
    if (closest === undefined) return []
    const { id, title, max } = rule
    const besideRentals = closest.relevance <= RELEVANCE.otherActivity
    const notices = found
      .filter(({ relevance }) => !besideRentals || relevance !== RELEVANCE.notForRent)
      .toSorted(asideLast)
      .slice(0, max)
      .sort((a, b) => asideLast(a, b) || a.rank - b.rank || compareDays(a.notice, b.notice))
      .map((match) => toLetterNotice(match, nameOf))
    const section = { id, title, notices, rest: found.length - notices.length }
    return [{ section, order: orderOf(closest) }]
  })
  const closestFirst = sections.sort((a, b) => a.order - b.order).map(({ section }) => section)
  if (closestFirst[0]) closestFirst[0].rest += matches.length - kept.length
  return { state, day: today.toString(), sections: closestFirst, facts }
}

/** These come last, since most suppliers cannot bid for them now. */
function asideLast(a: Match, b: Match): number {
  return Number(a.notice.isAside ?? false) - Number(b.notice.isAside ?? false)
}

/** When this many notices of a code have a typed word, the other notices of that code are left out. */
const MIN_WITH_TYPED_WORD = 2

/** Leaves out notices without a typed word when enough notices of their code have one, and notices of other codes when closer ones exist. */
function relevantMatches(matches: readonly Match[]): readonly Match[] {
  const close = matches.filter(({ relevance }) => relevance <= RELEVANCE.otherActivity)
  const withTypedWord = Map.groupBy(close, ({ chosen, hasTypedWord }) => (hasTypedWord ? chosen : null))
  return matches.filter(({ chosen, relevance, hasTypedWord }) =>
    relevance > RELEVANCE.notForRent
      ? close.length === 0
      : hasTypedWord || (withTypedWord.get(chosen)?.length ?? 0) < MIN_WITH_TYPED_WORD,
  )
}

const AFTER_TENDERS = 0.5

/**
 * Sections that are equally close are ordered by kind: tenders come first. In other sections a match by words alone
 * counts as one by code and word. Contracts, for which nobody can bid, follow all tenders of a chosen code.
 */
function orderOf({ relevance, notice }: Match): number {
  if (relevance === RELEVANCE.sameTitle || notice.kind === 'tender') return relevance
  if (notice.kind === 'contract') return Math.max(relevance, RELEVANCE.code) + AFTER_TENDERS
  return (relevance === RELEVANCE.words ? RELEVANCE.codeAndWord : relevance) + AFTER_TENDERS
}

/** The value of `data-state`, where `sample` means demo notices. */
export function dataState(letter: Letter | null): string | undefined {
  return letter?.state === 'demo' ? 'sample' : letter?.state
}

/** The reasons of notices are dropped: they are about the code that was chosen. */
export function asLetterOfWiderCode(letter: Letter, widerCode: CpvCode): Letter {
  const sections = letter.sections.map((section) => ({
    ...section,
    notices: section.notices.map((notice) => ({ ...notice, reason: null })),
  }))
  return { ...letter, sections, widerCode }
}

export function listNotices(letter: Letter | null): LetterNotice[] {
  return letter?.sections.flatMap(({ notices }) => notices) ?? []
}

export function toLetterNotice(
  { notice, code, reason }: Pick<LetterNotice, 'code' | 'reason'> & Pick<Match, 'notice'>,
  nameOf: LetterOptions['nameOf'],
): LetterNotice {
  const { codes: _all, ...fields } = notice
  return { ...fields, title: shownTitle(fields.title), code, codeName: code && nameOf(code), reason }
}

function endsBySunday({ time, isSystem }: Notice, sunday: string): boolean {
  return !isSystem && time.type === 'deadline' && time.day <= sunday
}
