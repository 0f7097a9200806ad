import type { NoticeSource, SourceContext } from '../source.ts'
import { SKIPPED } from '../sources/checked-row.ts'

/** These have words of a list; what stands in other fields may be about persons. */
const WITH_VALUES: ReadonlySet<string> = new Set([
  ...['notice-type', 'form-type', 'change-reason-code', 'winner-selection-status'],
  ...['framework-agreement-lot', 'dps-usage-lot', 'status', 'procedure'],
])

/** Asks one question; the answer is about the shape of the reply, and quotes nothing that a buyer wrote. */
export async function checkSource({ sample }: NoticeSource, context: SourceContext) {
  if (sample === undefined) return null
  const reply = await sample.ask(context)
  const rows = rowsOf(reply)
  const names = [...new Set(rows.flatMap(Object.keys))].toSorted()
  const valuesOf = (name: string) => rows.flatMap((row) => (name in row ? [row[name]] : []))
  const outcomes = rows.map(sample.read).map((found) => (found === SKIPPED ? 'skipped' : found))
  return {
    reply: Array.isArray(reply) ? 'a list' : Object.keys(Object(reply)).join(', '),
    rows: counted(outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : 'read'))),
    missing: sample.fields.filter((name) => !names.includes(name)),
    unexpected: names.filter((name) => !sample.fields.includes(name)),
    shapes: Object.fromEntries(names.map((name) => [name, counted(valuesOf(name).map(shapeOf))])),
    values: Object.fromEntries(
      names
        .filter((name) => WITH_VALUES.has(name))
        .map((name) => [name, counted(valuesOf(name).flat().map(String))]),
    ),
  }
}

/** A reply is a list of rows, or has one. */
function rowsOf(reply: unknown): Record<string, unknown>[] {
  const list = [reply, ...Object.values(Object(reply))].find(Array.isArray) ?? []
  return list.map(Object)
}

function counted(texts: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]))
}

/** „2026-11-20+02:00“ is „9999-99-99+99:99“, and words are „text“. */
function shapeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `list of ${[...new Set(value.map(shapeOf))].join(' or ') || 'nothing'}`
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, part]) => `${name}: ${shapeOf(part)}`)
    return `{ ${parts.join(', ')} }`
  }
  if (typeof value !== 'string') return typeof value
  return /^[\dTZ\s:.,+/-]+$/.test(value) ? value.replace(/\d/g, '9') : 'text'
}
