import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { OperatorError } from '../../operator-error.server.ts'

/** A backup is gzip of JSON lines: a header, `["table",{row}]` per row, and the row counts, without which the file is truncated. What is damaged in between does not unpack. */
export const BACKUP_FORMAT = 'viesieji-pirkimai backup'
export const BACKUP_VERSION = 1

export interface LeadCount {
  leads: number
  newestAt: Date | null
}

export interface BackupContents extends LeadCount {
  madeAt: Date
  migration: number
  rows: Record<string, number>
}

export type OnRows = (table: string, rows: readonly string[]) => Promise<void>

const PG_DUMP_SIGNATURE = 'PGDMP'
const BATCH_ROWS = 500
/** No reply of a source of notices, and no form, may be as long. */
const MAX_LINE_LENGTH = 10_000_000
const ROW_LINE = /^\["(\w+)",(.*)\]$/s

const headerSchema = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.number(),
  madeAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  migration: v.number(),
})
const footerSchema = v.object({ rows: v.record(v.string(), v.number()) })
const leadSchema = v.object({ created_at: v.string() })

type Header = v.InferOutput<typeof headerSchema>
type Part = { header: Header } | { table: string; rows: string[] } | { counts: Record<string, number> }

/** It throws unless the backup is complete. */
export async function readBackup(path: string, onRows: OnRows = async () => {}): Promise<BackupContents> {
  let header: Header | undefined
  let counts: Record<string, number> | undefined
  let newestAt: Date | null = null
  for await (const part of readParts(path)) {
    if ('header' in part) header = part.header
    else if ('counts' in part) counts = part.counts
    else {
      if (part.table === 'leads') newestAt = newestTime(part.rows, newestAt)
      await onRows(part.table, part.rows)
    }
  }
  if (header === undefined) throw unreadable(path, 'it is empty')
  if (counts === undefined) throw unreadable(path, 'its end is missing')
  const { madeAt, migration } = header
  return { leads: counts.leads ?? 0, newestAt, madeAt, migration, rows: counts }
}

async function* readParts(path: string): AsyncGenerator<Part> {
  let isFirst = true
  let table = ''
  let rows: string[] = []
  for await (const line of readLines(path)) {
    const [, nextTable = '', row] = ROW_LINE.exec(line) ?? []
    if (rows.length > 0 && (nextTable !== table || rows.length === BATCH_ROWS)) {
      yield { table, rows }
      rows = []
    }
    table = nextTable
    if (isFirst) yield { header: readHeader(path, line) }
    else if (row === undefined) yield { counts: readFooter(path, line) }
    else rows.push(row)
    isFirst = false
  }
  if (rows.length > 0) yield { table, rows }
}

function readHeader(path: string, line: string): Header {
  const header = parseLine(headerSchema, line)
  if (header === null) throw unreadable(path, 'it is not one of this site')
  if (header.version <= BACKUP_VERSION) return header
  throw new OperatorError(`${path} was made by a newer version of this software: restore it with that one.`)
}

function readFooter(path: string, line: string): Record<string, number> {
  const footer = parseLine(footerSchema, line)
  if (footer === null) throw unreadable(path, 'a line of it is neither a row nor its footer')
  return footer.rows
}

function parseLine<T>(schema: v.GenericSchema<unknown, T>, line: string): T | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line)
  return parsed.success ? parsed.output : null
}

function newestTime(leads: readonly string[], newestAt: Date | null): Date | null {
  const times = leads.map((lead) => Date.parse(v.parse(leadSchema, JSON.parse(lead)).created_at))
  return new Date(Math.max(newestAt?.getTime() ?? 0, ...times))
}

async function* readLines(path: string): AsyncGenerator<string> {
  await refuseDump(path)
  const text = createGunzip().setEncoding('utf8')
  pipeline(createReadStream(path), text, () => {})
  let pending = ''
  try {
    for await (const chunk of text) {
      const [firstPart = '', ...lines] = String(chunk).split('\n')
      pending += firstPart
      if (pending.length > MAX_LINE_LENGTH) throw new Error('a line of it is longer than any row')
      for (const next of lines) {
        yield pending
        pending = next
      }
    }
  } catch (error) {
    throw unreadable(path, error instanceof Error ? error.message : String(error))
  }
  if (pending !== '') yield pending
}

async function refuseDump(path: string): Promise<void> {
  const start = Buffer.alloc(PG_DUMP_SIGNATURE.length)
  try {
    await using file = await open(path)
    await file.read(start, 0)
  } catch (error) {
    throw unreadable(path, error instanceof Error ? error.message : String(error))
  }
  if (start.toString('latin1') !== PG_DUMP_SIGNATURE) return
  throw new OperatorError(
    `${path} is a dump of pg_dump: pg_restore --list shows what is in it, pg_restore --file=/dev/null whether it is whole.`,
  )
}

function unreadable(path: string, reason: string): OperatorError {
  return new OperatorError(`${path} could not be read as a backup: ${reason}.`)
}

export function describeLeads({ leads, newestAt }: LeadCount): string {
  const newest = newestAt === null ? '' : `, the newest received ${formatMinute(newestAt)}`
  return `${leads} ${leads === 1 ? 'lead' : 'leads'}${newest}`
}

export function formatMinute(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
