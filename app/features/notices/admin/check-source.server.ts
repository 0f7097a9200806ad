import { recordOf } from '#app/domain/data/record.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { nextWindow } from '../ingest/ingest-window.ts'
import { addReasons } from '../ingest/rejected-reasons.ts'
import type { NoticeSource, SourceContext } from '../source.ts'
import { SKIPPED } from '../sources/checked-row.ts'

/** These have words of a list, which are kept; what stands in other fields may be about persons. */
const FIELDS_WITH_WORDS: ReadonlySet<string> = new Set([
  ...['notice-type', 'form-type', 'change-reason-code', 'winner-selection-status'],
  ...['framework-agreement-lot', 'dps-usage-lot', 'status', 'procedure'],
])

/** Asks one question; the answer is about the shape of the reply, and quotes nothing that a buyer wrote. */
export async function checkSource({ id, sample }: NoticeSource, context: SourceContext) {
  if (sample === undefined) return null
  const window = nextWindow(id, null, context.now.toZonedDateTimeISO(TIME_ZONE))
  const reply = await sample.ask(window, context)
  // A reply is a list of rows, or has one.
  const list = [reply, ...Object.values(Object(reply))].find(Array.isArray) ?? []
  const rows: Record<string, unknown>[] = list.map(Object)
  const names = [...new Set(rows.flatMap(Object.keys))].toSorted()
  const outcomes = rows.map(sample.read).map((found) => {
    if (found === SKIPPED) return 'skipped'
    return typeof found === 'string' ? found : 'read'
  })
  const shapesOf = (name: string) =>
    rows.filter((row) => name in row).map((row) => shapeOf(row[name], FIELDS_WITH_WORDS.has(name)))
  return {
    reply: Array.isArray(reply) ? 'a list' : Object.keys(Object(reply)).join(', '),
    rows: addReasons({}, outcomes),
    missing: sample.fields.filter((name) => !names.includes(name)),
    unexpected: names.filter((name) => !sample.fields.includes(name)),
    shapes: recordOf(names, (name) => addReasons({}, shapesOf(name))),
  }
}

/** „2026-11-20+02:00“ is „9999-99-99+99:99“, and words are „text“. */
function shapeOf(value: unknown, keepsWords: boolean): string {
  const shapes = (parts: unknown[]) => parts.map((part) => shapeOf(part, keepsWords))
  if (value === null) return 'null'
  if (Array.isArray(value)) return `list of ${[...new Set(shapes(value))].join(' or ') || 'nothing'}`
  if (typeof value === 'object') return `{ ${Object.keys(value)}: ${shapes(Object.values(value))} }`
  if (typeof value !== 'string') return typeof value
  if (keepsWords) return value
  return /^[\dTZ\s:.,+/-]+$/.test(value) ? value.replace(/\d/g, '9') : 'text'
}
