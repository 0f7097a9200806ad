import { judge, type Verdict } from './judge.ts'
import type { Answer } from './wire.ts'

interface Row {
  tries: number
  faults: { verdict: Verdict; what: string }[]
}

const SHOWN_LENGTH = 200
const MOST_SHOWN = 20

/** Counts tries and faults by class of attack. */
export interface Tally {
  /** Judges the answer to one try. */
  note(attack: string, what: string, answer: Answer, hostileText?: string): void
  /** Notes one try that was judged already. */
  noteVerdict(attack: string, what: string, verdict: Verdict | null): void
  faultsOf(attack: string): string[]
  print(): void
}

export function createTally(): Tally {
  const rows = new Map<string, Row>()

  function noteVerdict(attack: string, what: string, verdict: Verdict | null): void {
    const row = rows.get(attack) ?? { tries: 0, faults: [] }
    row.tries += 1
    if (verdict !== null) row.faults.push({ verdict, what: what.slice(0, SHOWN_LENGTH) })
    rows.set(attack, row)
  }

  return {
    note(attack, what, answer, hostileText) {
      noteVerdict(attack, `${what} → ${answer.status}`, judge(answer, hostileText))
    },
    noteVerdict,
    faultsOf(attack) {
      const faults = rows.get(attack)?.faults ?? []
      return faults.slice(0, MOST_SHOWN).map(({ verdict, what }) => `${verdict}: ${what}`)
    },
    print() {
      const count = ({ faults }: Row, wanted: Verdict) =>
        faults.filter(({ verdict }) => verdict === wanted).length
      console.table(
        [...rows].map(([attack, row]) => ({
          attack,
          tries: row.tries,
          '5xx': count(row, 'server error'),
          'let in': count(row, 'let in'),
          reflected: count(row, 'reflected'),
        })),
      )
    },
  }
}
