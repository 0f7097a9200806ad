import { type CpvCode, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import type { Notice } from '#app/domain/notices/notice.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { createMatchCriteriaBuilder } from '#app/features/letter/matching/build-match-criteria.ts'
import { matchNotices } from '#app/features/letter/matching/match-notices.ts'
import { readTitle } from '#app/features/letter/matching/title-phrases.ts'
import type { GoldTitle } from './gold-titles.ts'

export interface TitleQuality {
  count: number
  /** Share of titles whose first code has the group of a right code. */
  groupAt1: number
  /** The same for the division. */
  divisionAt1: number
  /** Share of titles with the group of a right code among the first ten. */
  groupAt10: number
  /** The same for the best code alone. */
  bestGroupAt10: number
  /** Share without any code. */
  empty: number
}

const DIVISION_DIGITS = 2
const GROUP_DIGITS = 3
const MAX_RESULTS = 10

/** Title → codes, by the code search. */
export function measureTitles(
  search: (title: string) => readonly CpvCode[],
  titles: readonly Pick<GoldTitle, 'title' | 'right'>[],
): TitleQuality {
  const answers = titles.map(({ title, right }) => ({ right, found: search(title).slice(0, MAX_RESULTS) }))
  const share = (holds: (answer: (typeof answers)[number]) => boolean) =>
    answers.filter(holds).length / answers.length
  const isFirst = (digits: number) =>
    share(({ right, found }) => right.some((code) => hasPart(found.slice(0, 1), code, digits)))
  return {
    count: titles.length,
    groupAt1: isFirst(GROUP_DIGITS),
    divisionAt1: isFirst(DIVISION_DIGITS),
    groupAt10: share(({ right, found }) => right.some((code) => hasPart(found, code, GROUP_DIGITS))),
    bestGroupAt10: share(({ right, found }) => hasPart(found, right[0], GROUP_DIGITS)),
    empty: share(({ found }) => found.length === 0),
  }
}

function hasPart(found: readonly CpvCode[], code: CpvCode, digits: number): boolean {
  return found.some((other) => other.startsWith(code.slice(0, digits)))
}

export interface MatchingQuality {
  /** Share of right notices among those shown. */
  precision: number
  /** Share of wanted notices that are shown. */
  recall: number
  shown: number
}

/** A CPV class has four digits; its suppliers want all codes below. */
const CLASS_DIGITS = 4

/**
 * Chooses every class of the best codes once, and matches all titles as notices under the code of their buyer. A notice is
 * wanted when its best code, and right when any of its right codes, lies within the class.
 */
export function measureMatching(catalogue: CpvCatalogue, titles: readonly GoldTitle[]): MatchingQuality {
  const buildCriteria = createMatchCriteriaBuilder(catalogue)
  const searchable = titles.map((gold, i) => ({ notice: toNotice(gold, i), title: readTitle(gold.title) }))
  const classes = new Set(titles.flatMap(({ right }) => classOf(right[0], catalogue) ?? []))
  const counts = { shown: 0, right: 0, wanted: 0, found: 0 }
  for (const cpvClass of classes) {
    const prefix = significantDigits(cpvClass)
    const shown = matchNotices(searchable, buildCriteria([cpvClass], [], [])).flatMap(
      ({ notice }) => titles[Number(notice.id)] ?? [],
    )
    const isWanted = ({ right }: GoldTitle) => right[0].startsWith(prefix)
    counts.shown += shown.length
    counts.right += shown.filter(({ right }) => right.some((code) => code.startsWith(prefix))).length
    counts.found += shown.filter(isWanted).length
    counts.wanted += titles.filter(isWanted).length
  }
  const { shown, right, wanted, found } = counts
  return { precision: right / shown, recall: found / wanted, shown }
}

/** The class that a code lies in; null for codes above it. */
function classOf(code: CpvCode, { tree }: CpvCatalogue): CpvCode | null {
  let current: CpvCode | null = code
  while (current !== null && significantDigits(current).length > CLASS_DIGITS)
    current = tree.find(current)?.parent_code ?? null
  return current !== null && significantDigits(current).length === CLASS_DIGITS ? current : null
}

function toNotice({ title, buyersCode }: GoldTitle, id: number): Notice {
  return {
    id: String(id),
    kind: 'tender',
    title,
    buyer: 'Pavyzdinė įstaiga',
    codes: [buyersCode],
    value: null,
    time: { type: 'deadline', day: '2026-12-18' },
    winner: null,
    remark: null,
    url: null,
  }
}
