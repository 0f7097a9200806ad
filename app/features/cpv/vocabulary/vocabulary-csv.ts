import { parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { CpvEntry } from './cpv-entry.ts'

/** Reads `data/cpv/cpv.csv`, for tools and tests; the running site reads the table. */
export function parseVocabularyCsv(csv: string): CpvEntry[] {
  return csv
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [code = '', level = '', parent = '', LT = '', EN = ''] = fieldsOf(line)
      const parsed = parseCpvCode(code)
      return parsed ? [{ code: parsed, level: Number(level), parent_code: parseCpvCode(parent), LT, EN }] : []
    })
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
