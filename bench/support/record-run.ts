import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

const GUIDE = new URL('../../docs/how-to/measure.md', import.meta.url)
const HEADING = '## The last run'

/** Replaces the table of the last run, at the end of the guide, by this one. */
export function recordRun(table: string, isQuick: boolean): void {
  const guide = readFileSync(GUIDE, 'utf8').split(HEADING)[0]?.trimEnd() ?? ''
  const day = new Date().toISOString().slice(0, 10)
  const kind = isQuick ? 'rough (`--quick`)' : 'whole'
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}`
  writeFileSync(
    GUIDE,
    `${guide}\n\n${HEADING}\n\n${day}, ${kind}, ${machine}; the load generator on the same cores.\n\n\`\`\`text\n${table.trim()}\n\`\`\`\n`,
  )
}
