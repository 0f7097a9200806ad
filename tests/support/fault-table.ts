import type { TaskMeta } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export interface FaultCounts {
  tries: number
  /** Leads that were acknowledged or stored, but are not in the mailbox. */
  lost: number
  /** Leads that exist twice, under two references. */
  duplicated: number
  /** Mails that came more than once, with the same Message-ID. */
  mailsTwice?: number
  /** Leads that could not be stored and were mailed at once instead. */
  onlyMailed?: number
}

export interface FaultRow extends FaultCounts {
  fault: string
  database: string
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultRow
  }
}

/** Adds a row to the table that `npm run test:long` ends with. */
export function report(
  { meta }: { meta: TaskMeta },
  fault: string,
  database: string,
  counts: FaultCounts,
): void {
  meta.fault = { fault, database, ...counts }
}

const HEAD = ['fault', 'database', 'tries', 'lost', 'duplicated', 'mails twice¹', 'only mailed²']
const NOTES = `
¹ With the same Message-ID, the lead's reference: delivery is at least once.
² The database could not take the lead: its mail was sent while the visitor waited.`

/** A reporter of Vitest: the table, ready for a release note. */
export default class FaultTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const rows = tests.map(rowOf).toSorted((a, b) => a.join().localeCompare(b.join()))
    const table = [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    console.log(`\n${table.join('\n')}\n${NOTES}`)
  }
}

function rowOf(test: TestCase): string[] {
  const row = test.meta().fault
  const { state } = test.result()
  if (row === undefined || state !== 'passed') return [test.fullName, '', state.toUpperCase(), '', '', '', '']
  const { fault, database, tries, lost, duplicated, mailsTwice, onlyMailed } = row
  return [fault, database, ...[tries, lost, duplicated, mailsTwice ?? '', onlyMailed ?? ''].map(String)]
}
