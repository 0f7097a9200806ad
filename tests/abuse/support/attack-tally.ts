import type { HttpResponse } from './http-client.ts'
import { judge, type Verdict } from './judge.ts'

/** Collects what went wrong in the tries of one test. */
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

export function createTally(): Tally {
  const faults: string[] = []
  const noteVerdict: Tally['noteVerdict'] = (attack, what, verdict) => {
    if (verdict === null || faults.length === MAX_SHOWN) return
    faults.push(`${attack}, ${verdict}: ${what.slice(0, SHOWN_LENGTH)}`)
  }
  return {
    note: (attack, what, response, hostileText) =>
      noteVerdict(attack, `${what} → ${response.status}`, judge(response, hostileText)),
    noteVerdict,
    faults,
  }
}
