import * as v from 'valibot'

/** @throws a line for each fault: „content/acts.json: vpi.url: must be …“ */
export function readTable<Id extends string, Row>(
  file: string,
  table: Readonly<Record<Id, unknown>>,
  row: v.GenericSchema<unknown, Row>,
): Readonly<Record<Id, Row>> {
  const result = v.safeParse(v.record(v.string(), row), table)
  if (result.success) return result.output as Record<Id, Row>
  const faults = result.issues.map((issue) => `${file}: ${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(faults.join('\n'))
}

export const text = v.pipe(v.string(), v.nonEmpty('is empty'))
export const day = v.pipe(v.string(), v.isoDate('must be a date like 2025-11-04'))

/** A field that a row may leave out; it is null then. */
export function orNull<Output>(field: v.GenericSchema<unknown, Output>) {
  return v.optional(v.nullable(field), null)
}

/** The schema gives what `find` finds for the text. */
export function lookup<Found>(find: (text: string) => Found | undefined, expected: string) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Found>(({ dataset: { value }, addIssue, NEVER }) => {
      const found = find(value)
      if (found === undefined) addIssue({ message: `„${value}“ must be ${expected}` })
      return found ?? NEVER
    }),
  )
}
