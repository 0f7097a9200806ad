import type { CpvEntry } from './cpv-entry.ts'

/** Spreadsheets read UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\ufeff'

/** `code,level,parent_code,LT,EN`, one line a code. */
export function cpvCsv(entries: readonly CpvEntry[]): string {
  const lines = entries.map(({ code, level, parent_code, LT, EN }) =>
    [code, level, parent_code ?? '', LT, EN].map(csvField).join(','),
  )
  return `${BYTE_ORDER_MARK}${['code,level,parent_code,LT,EN', ...lines].join('\r\n')}\r\n`
}

function csvField(value: string | number): string {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
