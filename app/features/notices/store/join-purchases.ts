import type { StoredNotice } from '#db/schema/notices.ts'
import type { SourceId } from '../source-notice.ts'

/** A purchase in one source, in its newest state. */
export interface Purchase {
  notice: StoredNotice
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
export function joinPurchases(notices: readonly StoredNotice[]): Purchase[] {
  const awarded = new Set(notices.filter(isAward).map(({ ted_procedure_id }) => ted_procedure_id))
  const current = newestVersions(notices).map((purchase) =>
    isClosedBy(awarded, purchase) ? { ...purchase, status: 'ended' as const } : purchase,
  )
  return groupsOf(current).flatMap(shownOf)
}

/** In TED a correction is a notice of its own, which takes the place of those that it corrects. */
function newestVersions(notices: readonly StoredNotice[]): Purchase[] {
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
  // bounded: by the purchases, and for this call
  const groups = new Map<string, Purchase[]>()
  const all = new Set<Purchase[]>()
  for (const purchase of purchases) {
    const joined = new Set(sharedKeys(purchase).flatMap((key) => groups.get(key) ?? []))
    for (const key of sharedKeys(purchase)) all.delete(groups.get(key) ?? [])
    const group = [...joined.add(purchase)]
    all.add(group)
    for (const member of group) {
      for (const key of sharedKeys(member)) groups.set(key, group)
    }
  }
  return [...all]
}

/** Several sources have the same purchase under these. */
function sharedKeys({ notice, tedNumbers }: Purchase): string[] {
  const { purchase_key, purchase_key_by_name } = notice
  return [...tedNumbers, purchase_key, purchase_key_by_name].filter((key) => key !== null)
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
