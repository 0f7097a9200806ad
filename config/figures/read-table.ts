import * as v from 'valibot'

/** @throws a line for each fault: „content/acts.json: vpi.url: must be …“ */
export function readTable<Id extends string, Row, Entry>(
  file: string,
  table: Readonly<Record<Id, unknown>>,
  row: v.GenericSchema<unknown, Row>,
  read: (row: Row) => Entry,
): Readonly<Record<Id, Entry>> {
  const result = v.safeParse(v.record(v.string(), row), table)
  if (result.success) {
    const entries = Object.entries(result.output).map(([id, fields]) => [id, read(fields)])
    return Object.fromEntries(entries) as Record<Id, Entry>
  }
  const faults = result.issues.map((issue) => `${file}: ${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(faults.join('\n'))
}

export const text = v.pipe(v.string(), v.nonEmpty('is empty'))
export const day = v.pipe(v.string(), v.isoDate('must be a date like 2025-11-04'))

export function lookup(find: (text: string) => unknown, expected: string) {
  return v.pipe(
    v.string(),
    v.check(
      (name) => find(name) !== undefined,
      ({ input }) => `„${input}“ must be ${expected}`,
    ),
  )
}

export function known<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The table was not checked.')
  return found
}
