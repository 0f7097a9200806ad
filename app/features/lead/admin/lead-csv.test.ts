import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CSV_START, csvLine } from './lead-csv.ts'

describe('CSV for spreadsheets', () => {
  test('begins with a byte order mark, so that Lithuanian letters are read right', () => {
    expect(new TextEncoder().encode(CSV_START)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  })

  test('quotes cells with separators, quotes and line breaks', () => {
    expect(csvLine(['a;b', 'sako „"taip"“', 'dvi\neilutės', null, true], ';')).toBe(
      '"a;b";"sako „""taip""“";"dvi\neilutės";;true\r\n',
    )
  })

  test.each(['=HYPERLINK("http://x")', '+370 600 00000', '-1+1', '@SUM(A1)', '\t=1+1', ' =1+1', '＝1+1'])(
    'makes %j text, not a formula',
    (text) => {
      expect(csvLine([text], ';')).toMatch(/^"?'/)
    },
  )

  test('whatever the cells, none is read as a formula and every one comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (cells) => {
        const read = readLine(csvLine(cells, ';'))
        expect(read).toHaveLength(cells.length)
        read.forEach((cell, i) => {
          expect(cell).not.toMatch(/^\s*[=+\-@]/)
          expect([cells[i], `'${cells[i]}`]).toContain(cell)
        })
      }),
    )
  })
})

/** The cells of one CSV line, as RFC 4180 has it. */
function readLine(line: string): string[] {
  const cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^;"]*))(;|\r\n$)/gy
  for (const [, quoted, plain] of line.matchAll(cell)) {
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
  }
  return cells
}
