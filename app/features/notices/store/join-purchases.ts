import { deadlineAt } from '#app/domain/notices/deadline.ts'
import { shownTitle } from '#app/domain/notices/shown-title.ts'
import { fold, wordsOf } from '#app/domain/text/words.ts'
import type { StoredNotice } from '#db/schema/notices.ts'
import type { SourceId } from '../source-notice.ts'

export interface FoundNotice extends StoredNotice {
  /** The main code comes first. */
  codes: string[]
}

/** A purchase in one source, in its newest state. */
export interface Purchase {
  notice: FoundNotice
  status: StoredNotice['status']
  /** Its numbers in TED, those of its earlier versions among them. */
  tedNumbers: string[]
  /** Staff have hidden one of its versions. */
  isHidden: boolean
  /** The deadline before it was moved. */
  previousDeadline: Date | null
}

/** The lowest is shown: the firm checks its own notices, and CVP IS changes a purchase in place. */
const SOURCE_PREFERENCE: Readonly<Record<SourceId, number>> = { import: 0, cvpis: 1, ted: 2 }

/** Gives each purchase once, whatever the order in which its notices came. */
export function joinPurchases(notices: readonly FoundNotice[]): Purchase[] {
  const awarded = new Set(notices.filter(isAward).map(({ ted_procedure_id }) => ted_procedure_id))
  const current = newestVersions(notices).map((purchase) =>
    isClosedBy(awarded, purchase) ? { ...purchase, status: 'ended' as const } : purchase,
  )
  return groupsOf(current).flatMap(shownOf)
}

/** In TED a correction is a notice of its own, which takes the place of those that it corrects. */
function newestVersions(notices: readonly FoundNotice[]): Purchase[] {
  // bounded: by the notices, and for this call
  const newest = new Map<string, Purchase>()
  const purchases: Purchase[] = []
  for (const notice of notices.toSorted(newestFirst)) {
    const { status, ted_number, deadline_at } = notice
    const own = ownKeys(notice)
    const later = own.map((key) => newest.get(key)).find((found) => found !== undefined)
    const purchase = later ?? { notice, status, tedNumbers: [], isHidden: false, previousDeadline: null }
    if (later === undefined) purchases.push(purchase)
    else if (deadline_at?.getTime() !== purchase.notice.deadline_at?.getTime())
      purchase.previousDeadline ??= deadline_at
    purchase.isHidden ||= notice.is_hidden
    if (ted_number !== null) purchase.tedNumbers.push(ted_number)
    for (const key of [...own, ...replacedKeys(notice)]) newest.set(key, purchase)
  }
  return purchases
}

function newestFirst(a: StoredNotice, b: StoredNotice): number {
  return (
    b.published_on.localeCompare(a.published_on) ||
    // Within an edition numbers follow no order.
    Number(a.ted_replaces === null) - Number(b.ted_replaces === null) ||
    b.source_id.localeCompare(a.source_id, 'en', { numeric: true })
  )
}

function ownKeys({ source, kind, ...notice }: StoredNotice): string[] {
  if (source !== 'ted') return []
  const { ted_number: number, ted_notice_id: id, ted_procedure_id: procedure } = notice
  return Object.entries({ number, notice: id, procedure: kind === 'tender' ? procedure : null }).flatMap(
    ([name, value]) => (value === null ? [] : `${name} ${value}`),
  )
}

/** A version is named by its publication number, or as „<identifier>-01“. */
function replacedKeys({ ted_replaces }: StoredNotice): string[] {
  return ted_replaces === null
    ? []
    : [`number ${ted_replaces}`, `notice ${ted_replaces.replace(/-\d{2}$/, '')}`]
}

function isAward({ source, kind, is_intended, ted_procedure_id }: StoredNotice): boolean {
  return source === 'ted' && kind === 'contract' && !is_intended && ted_procedure_id !== null
}

/** Lots may be awarded one after the other, and a system goes on. */
function isClosedBy(awarded: ReadonlySet<string | null>, { notice }: Purchase): boolean {
  const { kind, system, earlier_deadlines, ted_procedure_id } = notice
  const hasOneEnd = kind === 'tender' && system !== 'itself' && earlier_deadlines.length === 0
  return hasOneEnd && awarded.has(ted_procedure_id)
}

function groupsOf(purchases: readonly Purchase[]): Purchase[][] {
  const keysOf = new Map(purchases.map((purchase) => [purchase, sharedKeys(purchase)]))
  // bounded: by the purchases, and for this call
  const groups = new Map<string, Purchase[]>()
  for (const [purchase, keys] of keysOf) {
    const joined = new Set(keys.flatMap((key) => groups.get(key) ?? []))
    const group = [...joined.add(purchase)]
    for (const key of group.flatMap((member) => keysOf.get(member) ?? [])) groups.set(key, group)
  }
  return [...new Set(groups.values())]
}

/** Several sources have the same purchase under its numbers in TED; under buyer, title and last day. */
function sharedKeys({ notice, tedNumbers }: Purchase): string[] {
  const { id, kind, title, buyer_code, buyer_name, deadline_at } = notice
  const words = comparable(shownTitle(title))
  const keys = [`row ${id}`, ...tedNumbers]
  if (deadline_at === null || words === '') return keys
  const { day } = deadlineAt(deadline_at.toISOString())
  const buyers = [buyer_code ?? '', comparable(buyer_name)].filter((buyer) => buyer !== '')
  return [...keys, ...buyers.map((buyer) => [buyer, kind, words, day].join('|'))]
}

function comparable(text: string): string {
  return wordsOf(fold(text)).join(' ')
}

/** Notices of one source are never the same purchase, for they may be lots. What one source ends is over in all. */
function shownOf(group: readonly Purchase[]): Purchase[] {
  if (group.some(({ isHidden }) => isHidden)) return []
  const [best] = group
    .map(({ notice }) => notice.source)
    .toSorted((a, b) => SOURCE_PREFERENCE[a] - SOURCE_PREFERENCE[b])
  const over = group.find(({ notice, status }) => notice.source !== best && status !== 'published')
  return group
    .filter(({ notice }) => notice.source === best)
    .map((purchase) =>
      over !== undefined && purchase.status === 'published' ? { ...purchase, status: over.status } : purchase,
    )
}
