import * as v from 'valibot'
import { noticeSchema, type SampleNotice } from './sample-schema.ts'

/**
 * Reads tables of notices of `data/letter-samples`, given as texts by path.
 * @throws with the file and line of every fault, because a wrong row shows a notice to the wrong trade
 */
export function readSamples(tables: Readonly<Record<string, string>>): SampleNotice[] {
  const faults: string[] = []
  const notices = Object.entries(tables).flatMap(([path, text]) => [...readTable(path, text, faults)])
  if (faults.length > 0) throw new Error(`Sample notices with faults:\n${faults.join('\n')}`)
  return notices
}

/** The rows below the heading; faults go to the list. */
function* readTable(path: string, text: string, faults: string[]): Generator<SampleNotice> {
  const [heading = '', ...lines] = text.trim().split(/\r?\n/)
  const columns = heading.split('\t')
  for (const [index, line] of lines.entries()) {
    const place = `${path}:${index + 2}`
    const fields = line.split('\t')
    if (fields.length > columns.length) {
      faults.push(`${place}: has ${fields.length} columns, at most ${columns.length} are possible`)
      continue
    }
    // Editors cut white space at the end of a line, and with it the tabs of empty columns.
    const row = Object.fromEntries(columns.map((name, i) => [name, fields[i] ?? '']))
    const checked = v.safeParse(noticeSchema, row)
    if (checked.success) yield checked.output
    else faults.push(...checked.issues.map((issue) => `${place}: ${v.getDotPath(issue)}: ${issue.message}`))
  }
}
