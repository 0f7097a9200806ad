import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { Notice } from '#app/domain/notices/notice.ts'
import { typography } from '#app/domain/text/typography.ts'

/** `time` is an offset: working days until the deadline, quarters from now, or working days since the conclusion. */
export interface DemoNotice extends Omit<Notice, 'id' | 'time' | 'url'> {
  codes: readonly [CpvCode, ...CpvCode[]]
  time: number
}

/** Reads the texts of files by path; `demo-notices.test.ts` says what the rows may hold. */
export function parseDemoNotices(tables: Readonly<Record<string, string>>): DemoNotice[] {
  return Object.values(tables).flatMap((text) => {
    const [heading = '', ...lines] = text.trim().split(/\r?\n/)
    const columns = heading.split('\t')
    return lines.map((line) => {
      // Editors cut trailing white space, and with it the tabs of empty columns.
      const fields = line.split('\t')
      return readRow(Object.fromEntries(columns.map((name, i) => [name, fields[i] ?? ''])))
    })
  })
}

function readRow(row: Readonly<Record<string, string>>): DemoNotice {
  const { kind, codes = '', title = '', buyer = '', value, time, winner, remark } = row
  return {
    kind: kind as Notice['kind'],
    codes: codes.split(' ') as [CpvCode, ...CpvCode[]],
    title: typography(title),
    buyer,
    value: value ? Number(value) : null,
    time: Number(time),
    winner: winner || null,
    remark: remark ? typography(remark) : null,
  }
}
