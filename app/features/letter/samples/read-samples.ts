import * as v from 'valibot'
import {
  buyerSchema,
  groupSchema,
  noticeSchema,
  type SampleBuyer,
  type SampleGroup,
  type SampleNotice,
} from './sample-schema.ts'

export interface SampleLibrary {
  notices: readonly SampleNotice[]
  buyers: readonly SampleBuyer[]
  groups: readonly SampleGroup[]
}

interface TableRow<Row> {
  /** `construction.tsv:12` */
  place: string
  row: Row
}

const BUYERS_FILE = 'buyers.tsv'
const GROUPS_FILE = 'groups.tsv'

/**
 * Reads the tables of `data/letter-samples`, given as texts by path.
 * @throws with the file and line of every fault, because a wrong row shows a notice to the wrong trade
 */
export function readSamples(files: Readonly<Record<string, string>>): SampleLibrary {
  const faults: string[] = []
  const tables = Object.entries(files)
  const readAll = <Row>(isWanted: (path: string) => boolean, schema: RowSchema<Row>) =>
    tables
      .filter(([path]) => isWanted(path))
      .flatMap(([path, text]) => [...readTable(path, text, schema, faults)])

  const buyers = readAll((path) => path.endsWith(BUYERS_FILE), buyerSchema)
  const groups = readAll((path) => path.endsWith(GROUPS_FILE), groupSchema)
  const notices = readAll((path) => !path.endsWith(BUYERS_FILE) && !path.endsWith(GROUPS_FILE), noticeSchema)
  const names = buyers.map(({ row }) => row.name)
  for (const { place, row } of notices) {
    if (!names.includes(row.buyer)) faults.push(`${place}: buyer: ${row.buyer} is not in ${BUYERS_FILE}`)
  }
  if (faults.length > 0) throw new Error(`Sample notices with faults:\n${faults.join('\n')}`)
  return { notices: notices.map(rowOf), buyers: buyers.map(rowOf), groups: groups.map(rowOf) }
}

type RowSchema<Row> = v.GenericSchema<unknown, Row>

/** The rows below the heading; faults go to the list. */
function* readTable<Row>(
  path: string,
  text: string,
  schema: RowSchema<Row>,
  faults: string[],
): Generator<TableRow<Row>> {
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
    const checked = v.safeParse(schema, Object.fromEntries(columns.map((name, i) => [name, fields[i] ?? ''])))
    if (checked.success) yield { place, row: checked.output }
    else faults.push(...checked.issues.map((issue) => `${place}: ${v.getDotPath(issue)}: ${issue.message}`))
  }
}

function rowOf<Row>({ row }: TableRow<Row>): Row {
  return row
}
