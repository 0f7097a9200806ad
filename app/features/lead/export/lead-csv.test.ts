import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CSV_START, csvLine } from './lead-csv.ts'

describe('CSV for spreadsheets', () => {
  test('begins with a byte order mark, so that Lithuanian letters are read right', () => {
    expect(new TextEncoder().encode(CSV_START)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  })

  test('quotes texts, and nothing else', () => {
    expect(csvLine(['stogai', 'sako „"taip"“', 'dvi\neilutės', '', null, true, 7])).toBe(
      '"stogai";"sako „""taip""“";"dvi\neilutės";"";;true;7\r\n',
    )
  })

  test.each(['=HYPERLINK("http://x")', '+370 600 00000', '-1+1', '@SUM(A1)', '\t=1+1', ' =1+1', '＝1+1'])(
    'makes %j text, not a formula',
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/)
    },
  )

  test.each([
    ['+370 612 34567', '"+370 612 34567"'],
    ['8 (612) 34567', '"8 (612) 34567"'],
    ['+370 612 34567-A1', `"'+370 612 34567-A1"`],
    ['-612', `"'-612"`],
  ])('a telephone alone in its cell, as %j, gets no apostrophe where people read it', (text, cell) => {
    expect(csvLine([text], { withPhones: true })).toBe(`${cell}\r\n`)
  })

  test.each([
    ['x,=cmd|/c calc!A1,y', "x,'=cmd|/c calc!A1,y"],
    ['x; =SUM(1)', "x; '=SUM(1)"],
    ['x|@a\t+1', "x|'@a\t'+1"],
    ['x,"=1+1"', `x,"'=1+1"`],
    ['x\n-1', "x\n'-1"],
    ['Jono 5-7, UAB', 'Jono 5-7, UAB'],
  ])('no part of %j is a formula, even when another separator splits it', (text, safe) => {
    expect(csvLine([text])).toBe(`"${safe.replaceAll('"', '""')}"\r\n`)
  })

  test('whatever the cells and the separator of the reader, no part of a line is read as a formula', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab,;|\t\n"\' =+-@＝'), maxLength: 12 })
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (cells) => {
        const parts = csvLine(cells).split(/[,;|\t\r\n]/)
        expect(parts.filter((part) => /^[\s"]*[=+\-@＝]/.test(part))).toEqual([])
      }),
    )
  })

  test('whatever the cells, none is read as a formula and every one comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (cells) => {
        const read = readLine(csvLine(cells))
        expect(read).toHaveLength(cells.length)
        read.forEach((cell, i) => {
          expect(cell).not.toMatch(/^\s*[=+\-@]/)
          expect(cell.replaceAll("'", '')).toBe(cells[i]?.replaceAll("'", ''))
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
