import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folderOfFile } from '#tests/support/kept-until.ts'
import { OperatorError } from '../../operator-error.server.ts'
import { describeLeads, readBackup } from './backup-file.server.ts'

const folder = folderOfFile()

const HEADER =
  '{"format":"viesieji-pirkimai backup","version":1,"madeAt":"2026-11-23T06:51:00Z","migration":7}'
const LEADS = [
  '["leads",{"name":"Ona\u2028Onaitė","created_at":"2026-11-22T10:00:00.123456+00:00"}]',
  '["leads",{"name":"[\\"leads\\",{}]","created_at":"2026-11-23T06:50:00+00:00"}]',
]
const NOTICE = '["notices",{"id":1,"value":9007199254740993.25}]'
const END = '{"rows":{"leads":2,"notices":1,"usage_counts":0}}'
const COMPLETE_BACKUP = [HEADER, ...LEADS, NOTICE, END]

async function place(content: Buffer): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.jsonl.gz`)
  await writeFile(path, content)
  return path
}

const zip = (lines: readonly string[]) => gzipSync(`${lines.join('\n')}\n`)

async function refusal(content: Buffer): Promise<string> {
  const error: unknown = await readBackup(await place(content)).catch((error) => error)
  expect(error).toBeInstanceOf(OperatorError)
  return String(error).replaceAll(/\S*\.jsonl\.gz/g, 'FILE')
}

test('a whole backup gives its rows as they were written, and says what it holds', async () => {
  const rows: [string, readonly string[]][] = []
  const contents = await readBackup(await place(zip(COMPLETE_BACKUP)), async (table, some) => {
    rows.push([table, some])
  })

  expect(rows).toEqual([
    ['leads', LEADS.map((line) => line.slice('["leads",'.length, -1))],
    ['notices', ['{"id":1,"value":9007199254740993.25}']],
  ])
  expect(contents).toEqual({
    leads: 2,
    newestAt: new Date('2026-11-23T06:50:00Z'),
    madeAt: new Date('2026-11-23T06:51:00Z'),
    migration: 7,
    rows: { leads: 2, notices: 1, usage_counts: 0 },
  })
  expect(describeLeads(contents)).toBe('2 leads, the newest received 2026-11-23 06:50 UTC')
})

test('rows come in batches, of one table each', async () => {
  const codes = Array.from({ length: 1_200 }, (_, i) => `["notice_codes",{"notice_id":${i}}]`)
  const batches: string[] = []
  await readBackup(
    await place(zip([HEADER, ...codes, NOTICE, '{"rows":{"notice_codes":1200,"notices":1}}'])),
    async (table, rows) => {
      batches.push(`${table} ${rows.length}`)
    },
  )

  expect(batches).toEqual(['notice_codes 500', 'notice_codes 500', 'notice_codes 200', 'notices 1'])
})

test('a file that was cut anywhere is refused in one sentence', async () => {
  const whole = zip(COMPLETE_BACKUP)
  for (let length = 1; length < whole.length; length += 7) {
    expect(await refusal(whole.subarray(0, length)), `${length} bytes`).toMatch(
      /FILE could not be read as a backup: [^\n]+\.$/,
    )
  }
})

test('a file of which any byte of the rows has changed is refused in one sentence', async () => {
  const whole = zip(COMPLETE_BACKUP)
  for (let at = 10; at < whole.length; at += 5) {
    const damaged = Buffer.from(whole)
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0x10, at)
    expect(await refusal(damaged), `byte ${at}`).toMatch(/FILE could not be read as a backup: [^\n]+\.$/)
  }
})

test.each([
  ['that is empty', Buffer.alloc(0), 'unexpected end of file'],
  ['that holds nothing', gzipSync(''), 'it is empty'],
  ['that is not compressed', Buffer.from('the notes of somebody else'), 'incorrect header check'],
  ['of somebody else', gzipSync('the notes of somebody else'), 'it is not one of this site'],
  ['that has no end', zip(COMPLETE_BACKUP.slice(0, -1)), 'its end is missing'],
  [
    'with lines that are not its own',
    zip(COMPLETE_BACKUP.toSpliced(3, 0, 'notes')),
    'a line of it is neither a row nor its footer',
  ],
  ['with a line that no row has', gzipSync('x'.repeat(10_000_001)), 'a line of it is longer than any row'],
])('a file %s is refused in one sentence', async (_, content, reason) => {
  expect(await refusal(content)).toBe(`Error: FILE could not be read as a backup: ${reason}.`)
})

test('a file of a newer version is refused in one sentence', async () => {
  const newer = zip([HEADER.replace('"version":1', '"version":2'), ...COMPLETE_BACKUP.slice(1)])
  expect(await refusal(newer)).toBe(
    'Error: FILE was made by a newer version of this software: restore it with that one.',
  )
})
