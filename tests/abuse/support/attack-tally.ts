import type { TaskMeta } from 'vitest'
import type { AttackRow } from '../../support/abuse-table.ts'
import type { HttpResponse } from './http-client.ts'
import { judge, type Verdict } from './judge.ts'

/** Counts the tries of one test and what went wrong in them, for its rows in the table. */
export interface Tally {
  /** Judges the response to one try. */
  note(attack: string, what: string, response: HttpResponse, hostileText?: string): void
  /** Records one try that was judged already. */
  noteVerdict(attack: string, what: string, verdict: Verdict | null): void
  /** Descriptions of the first faults. */
  faults: readonly string[]
}

const SHOWN_LENGTH = 200
const MAX_SHOWN = 20
const COLUMN: Record<Verdict, 'serverErrors' | 'letIn' | 'reflected'> = {
  'server error': 'serverErrors',
  'let in': 'letIn',
  reflected: 'reflected',
}

export function createTally({ meta }: { meta: TaskMeta }): Tally {
  const faults: string[] = []
  const rows: AttackRow[] = []
  meta.attacks = rows

  function rowOf(attack: string): AttackRow {
    const existing = rows.find((row) => row.attack === attack)
    if (existing) return existing
    const row = { attack, tries: 0, serverErrors: 0, letIn: 0, reflected: 0 }
    rows.push(row)
    return row
  }

  function noteVerdict(attack: string, what: string, verdict: Verdict | null): void {
    const row = rowOf(attack)
    row.tries += 1
    if (verdict === null) return
    row[COLUMN[verdict]] += 1
    if (faults.length < MAX_SHOWN) faults.push(`${attack}, ${verdict}: ${what.slice(0, SHOWN_LENGTH)}`)
  }

  return {
    note: (attack, what, response, hostileText) =>
      noteVerdict(attack, `${what} → ${response.status}`, judge(response, hostileText)),
    noteVerdict,
    faults,
  }
}
