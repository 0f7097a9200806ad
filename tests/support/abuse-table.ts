import type { Reporter, TestModule } from 'vitest/node'

export interface AttackRow {
  attack: string
  tries: number
  serverErrors: number
  /** Something was accepted, shown or done that must not be. */
  letIn: number
  reflected: number
}

declare module 'vitest' {
  interface TaskMeta {
    attacks?: AttackRow[]
  }
}

const HEAD = ['attack', 'tries', '5xx', 'let in', 'reflected']

/** A reporter of Vitest: the table that `npm run test:long` ends with, one row for each class of attack. */
export default class AbuseTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const byAttack = Map.groupBy(
      tests.flatMap((test) => test.meta().attacks ?? []),
      ({ attack }) => attack,
    )
    const rows = [...byAttack].map(([attack, parts]) => {
      const sum = (column: Exclude<keyof AttackRow, 'attack'>) =>
        String(parts.reduce((total, row) => total + row[column], 0))
      return [attack, sum('tries'), sum('serverErrors'), sum('letIn'), sum('reflected')]
    })
    if (rows.length === 0) return
    const table = [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    console.log(`\n${table.join('\n')}\n`)
  }
}
