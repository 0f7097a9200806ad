import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { CpvEntry } from './cpv-entry.ts'

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

/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

export function cpvCsv(entries: readonly CpvEntry[]): string {
  return `${BYTE_ORDER_MARK}${csvLines(entries).join('\r\n')}\r\n`
}

function csvLines(entries: readonly CpvEntry[]): string[] {
  const lines = entries.map(({ code, level, parent_code, LT, EN }) =>
    [code, level, parent_code ?? '', LT, EN].map(csvField).join(','),
  )
  return ['code,level,parent_code,LT,EN', ...lines]
}

export function csvField(value: string | number): string {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
