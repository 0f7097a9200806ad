import { inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/infra/database/database.server.ts'
import { notices } from '#db/schema/notices.ts'
import type { SourceId } from '../source-notice.ts'

type Candidate = typeof notices.$inferSelect

/** The lowest is shown: the firm checks its own notices, and CVP IS knows the hour of a deadline. */
export const SOURCE_PREFERENCE: Readonly<Record<SourceId, number>> = { import: 0, cvpis: 1, ted: 2 }
/** A purchase has few notices: a longer chain of equal keys means a useless key. */
const MAX_STEPS = 5

export async function linkSamePurchases(tx: Transaction, ids: readonly number[]): Promise<void> {
  const candidates = await readCandidates(tx, ids)
  const roots: ReadonlyMap<number, number> = new Map(groupsOf(candidates).flatMap(assignRoots))
  const relinked = candidates
    .filter(({ id, same_as }) => (roots.get(id) ?? null) !== same_as)
    .map(({ id }) => ({ id, root: roots.get(id) ?? null }))
  if (relinked.length === 0) return
  await tx.execute(sql`update notices set same_as = relinked.root
    from jsonb_to_recordset(${JSON.stringify(relinked)}::jsonb) as relinked (id int, root int)
    where notices.id = relinked.id`)
}

async function readCandidates(tx: Transaction, ids: readonly number[]): Promise<Candidate[]> {
  let found: Candidate[] = []
  for (let step = 0; step < MAX_STEPS; step++) {
    const countBefore = found.length
    const fromIds = found.length === 0 ? [...ids] : found.map(({ id }) => id)
    found = await readLinked(tx, fromIds, found)
    if (found.length === countBefore) break
  }
  return found
}

function readLinked(tx: Transaction, ids: number[], found: readonly Candidate[]): Promise<Candidate[]> {
  const tedNumbers = found.flatMap(({ ted_number }) => ted_number ?? [])
  const codeKeys = found.flatMap(({ purchase_key }) => purchase_key ?? [])
  const nameKeys = found.flatMap(({ purchase_key_by_name }) => purchase_key_by_name ?? [])
  return tx
    .select()
    .from(notices)
    .where(
      or(
        inArray(notices.id, ids),
        inArray(notices.same_as, ids),
        inArray(notices.ted_number, tedNumbers),
        inArray(notices.purchase_key, codeKeys),
        inArray(notices.purchase_key_by_name, nameKeys),
      ),
    )
}

function groupsOf(candidates: readonly Candidate[]): Candidate[][] {
  // bounded: by the candidates, and for this call
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const joined = new Set(keysOf(candidate).flatMap((key) => groups.get(key) ?? []))
    const group = [...joined.add(candidate)]
    for (const member of group) {
      for (const key of keysOf(member)) groups.set(key, group)
    }
  }
  return [...new Set(groups.values())]
}

function keysOf({ ted_number, purchase_key, purchase_key_by_name }: Candidate): string[] {
  return [ted_number, purchase_key, purchase_key_by_name].filter((key) => key !== null)
}

/** Notices of one source are never the same purchase. */
function assignRoots(group: readonly Candidate[]): [id: number, root: number][] {
  const [root] = group.toSorted(
    (a, b) => SOURCE_PREFERENCE[a.source] - SOURCE_PREFERENCE[b.source] || a.id - b.id,
  )
  return root === undefined
    ? []
    : group.filter(({ source }) => source !== root.source).map(({ id }) => [id, root.id])
}
