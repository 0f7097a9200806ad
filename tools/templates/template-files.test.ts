import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { DocumentTemplate } from '../../app/features/templates/template.ts'
import { docxFile } from './docx-file.ts'
import { readTemplates } from './read-templates.ts'
import { plainText } from './template-text.ts'
import { xlsxFile } from './xlsx-file.ts'

const templates = readTemplates()
const documents = templates.filter((template) => template.format === 'docx')
const spreadsheets = templates.filter((template) => template.format === 'xlsx')
const FORMULA_CELL = /<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f><v>(-?\d+)<\/v><\/c>/g
const NUMBER_CELL = /<c r="([A-Z]+\d+)"[^>]*>(?:<f>[^<]*<\/f>)?<v>(-?\d+)<\/v><\/c>/g
/** In points, without the margins of 0.7 and 0.75 inches. */
const LANDSCAPE_A4 = { width: 841.9 - 100.8, height: 595.3 - 108 }

test.each(documents)('Word finds every text of „$slug“ in its file', async (template) => {
  const parts = await unzipped(docxFile(template))
  const written = texts(parts, 'word/document.xml', 'w:t')

  for (const text of blockTexts(template)) expect(written).toContain(plainText(text))
  expect(written).not.toMatch(/[{}]/)
  expect(parts['[Content_Types].xml']).toContain('/word/document.xml')
})

test('blanks are shaded, figures of the law are filled in, and the file says when it was checked', async () => {
  const parts = await unzipped(docxFile(bySlug(documents, 'pretenzija')))
  const document = parts['word/document.xml'] ?? ''

  expect(document).toMatch(/w:fill="FFF0C2"[^>]*\/><\/w:rPr><w:t[^>]*>\[rašto numeris\]/)
  expect(texts(parts, 'word/document.xml', 'w:t')).toContain('per 6\u00a0darbo\u00a0dienas nuo pretenzijos')
  const footer = Object.keys(parts).find((path) => path.startsWith('word/footer')) ?? ''
  expect(texts(parts, footer, 'w:t')).toContain('Lemia įstatymas ir pirkimo dokumentai')
})

test.each(spreadsheets)('Excel finds the sheets of „$slug“ and their columns', async (template) => {
  const parts = await unzipped(xlsxFile(template))
  const written = texts(parts, 'xl/sharedStrings.xml', 't')

  for (const { name, columns } of template.sheets) {
    expect(parts['xl/workbook.xml']).toContain(`name="${name}"`)
    for (const { header } of columns) expect(written).toContain(header)
  }
  expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"/)
  expect(written).not.toMatch(/[{}]/)
})

test('the names of the columns are printed on every page', async () => {
  const { 'xl/workbook.xml': workbook } = await unzipped(
    xlsxFile(bySlug(spreadsheets, 'reikalavimu-lentele')),
  )

  expect(workbook).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Reikalavimai'!$5:$5</definedName>`,
  )
  expect(workbook).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="1">'Pavyzdys'!$4:$4</definedName>`,
  )
})

test('the empty table of requirements fits on one page, so no page has only empty rows', async () => {
  const parts = await unzipped(xlsxFile(bySlug(spreadsheets, 'reikalavimu-lentele')))
  const { width, height } = printedSize(parts['xl/worksheets/sheet1.xml'] ?? '')

  expect(width).toBeGreaterThan(LANDSCAPE_A4.width)
  expect((height * LANDSCAPE_A4.width) / width).toBeLessThan(LANDSCAPE_A4.height)
})

test('the example of the cash flow computes to the results shown in it', async () => {
  const parts = await unzipped(xlsxFile(bySlug(spreadsheets, 'pinigu-srautu-lentele')))
  const sheet = parts['xl/worksheets/sheet2.xml'] ?? ''
  const numbers = new Map(
    [...sheet.matchAll(NUMBER_CELL)].map(([, cell = '', value]) => [cell, Number(value)]),
  )
  const formulas = [...sheet.matchAll(FORMULA_CELL)]

  expect(formulas.length).toBeGreaterThan(25)
  for (const [, cell = '', formula = '', value] of formulas) {
    expect(computed(formula, numbers), `${cell} ${formula}`).toBe(Number(value))
  }
  const [, , shortage = ''] = formulas.find(([, , formula]) => formula?.startsWith('MIN')) ?? []
  expect(computed(shortage, numbers)).toBe(-11_600)
})

function bySlug<T extends { slug: string }>(among: readonly T[], slug: string): T {
  const found = among.find((template) => template.slug === slug)
  if (!found) throw new Error(`There is no template „${slug}“.`)
  return found
}

async function unzipped(file: Promise<Uint8Array>): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(await file))
  return Object.fromEntries(entries.map(([path, content]) => [path, strFromU8(content)]))
}

function texts(parts: Record<string, string>, path: string, tag: string): string {
  const found = [...(parts[path] ?? '').matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g'))]
  return found.map(([, text = '']) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')).join('')
}

/** As Excel lays a sheet out in Calibri 11: 7 pixels of 0.75 points to a character, 15 points to a row. */
function printedSize(sheet: string) {
  const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width) * 5.25)
  const heights = [...sheet.matchAll(/<row (?:[^>]*ht="([\d.]+)")?/g)].map(([, height]) =>
    Number(height ?? 15),
  )
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
  return { width: sum(widths), height: sum(heights) }
}

function blockTexts({ blocks }: DocumentTemplate): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return [...block.items]
    if (block.kind === 'party') return [...block.lines]
    if (block.kind === 'table') return block.rows.flat()
    if (block.kind === 'signatures') return block.columns.flat()
    return [block.text]
  })
}

/** The few functions that the templates use. */
function computed(formula: string, numbers: ReadonlyMap<string, number>): number {
  const cell = (address: string) => numbers.get(address) ?? 0
  const range = /^(SUM|MIN)\((?:0,)?([A-Z])(\d+):([A-Z])(\d+)\)$/.exec(formula)
  if (range) {
    const [, name, from = '', first, to = '', last] = range
    const values: number[] = []
    for (let column = from.charCodeAt(0); column <= to.charCodeAt(0); column += 1) {
      for (let row = Number(first); row <= Number(last); row += 1) {
        values.push(cell(`${String.fromCharCode(column)}${row}`))
      }
    }
    return name === 'SUM' ? values.reduce((sum, value) => sum + value, 0) : Math.min(0, ...values)
  }
  const [, left = '', sign, right = ''] = /^([A-Z]\d+)(?:([+-])([A-Z]\d+))?$/.exec(formula) ?? []
  return cell(left) + (sign === '-' ? -cell(right) : cell(right))
}
