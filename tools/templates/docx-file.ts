import {
  Document,
  Footer,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import type { Block, DocumentTemplate } from '../../app/features/templates/template.ts'
import { SERVICE_NAME } from '../../config/site.ts'
import { BLANKS_HINT, originText, plainText, textParts } from './template-text.ts'

const FONT = 'Times New Roman'
const LIST = 'sarasas'
const BLANK_SHADING = { type: 'clear', fill: 'FFF0C2' } as const
const ADVICE_BORDER = { style: 'single', size: 6, color: 'B98A00', space: 6 } as const
/** A4 is given in twentieths of a point, with the margins of official letters. */
const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_134, right: 850, bottom: 1_134, left: 1_701 },
} as const
const TEXT_WIDTH = PAGE.size.width - PAGE.margin.left - PAGE.margin.right

export function docxFile(template: DocumentTemplate): Promise<Uint8Array> {
  const document = new Document({
    title: template.title,
    creator: SERVICE_NAME,
    lastModifiedBy: SERVICE_NAME,
    styles: { default: { document: { run: { font: FONT, size: 24, language: { value: 'lt-LT' } } } } },
    numbering: { config: [{ reference: LIST, levels: [LIST_LEVEL] }] },
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: new Footer({ children: footer(template.reviewed) }) },
        children: [advice(BLANKS_HINT), ...template.blocks.flatMap(blockParts)],
      },
    ],
  })
  return Packer.toBuffer(document)
}

const LIST_LEVEL = {
  level: 0,
  format: 'decimal',
  text: '%1)',
  alignment: 'start',
  style: { paragraph: { indent: { left: 567, hanging: 425 } } },
} as const

function blockParts(block: Block, index: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'party':
      return block.lines.map((line, row) => {
        const isLast = row === block.lines.length - 1
        return paragraph(line, { spacing: { after: isLast ? 240 : 0 } }, { bold: row === 0 })
      })
    case 'title':
      return [
        paragraph(
          block.text,
          { alignment: 'center', heading: 'Title', spacing: { before: 240, after: 120 } },
          { bold: true, allCaps: true, size: 26, font: FONT },
        ),
      ]
    case 'date':
      return [paragraph(block.text, { alignment: 'center', spacing: { after: 240 } })]
    case 'heading':
      return [
        paragraph(
          block.text,
          { heading: 'Heading1', keepNext: true, spacing: { before: 240, after: 80 } },
          { bold: true, size: 24, color: '000000', font: FONT },
        ),
      ]
    case 'paragraph':
      return [
        new Paragraph({
          spacing: { before: 60, after: 120 },
          children: [...(block.label ? runs(`${block.label} `, { bold: true }) : []), ...runs(block.text)],
        }),
      ]
    case 'list':
      return block.items.map((item, row) =>
        paragraph(item, {
          numbering: { reference: LIST, level: 0, instance: index },
          spacing: { after: row === block.items.length - 1 ? 160 : 60 },
        }),
      )
    case 'advice':
      return [advice(block.text)]
    case 'table':
      return [table(block), new Paragraph({ spacing: { after: 60 } })]
    case 'signatures':
      return [signatures(block.columns)]
  }
}

function paragraph(text: string, options: IParagraphOptions = {}, style: IRunOptions = {}): Paragraph {
  return new Paragraph({ ...options, children: runs(text, style) })
}

function runs(text: string, style: IRunOptions = {}): TextRun[] {
  return textParts(text).map(
    (part) => new TextRun({ ...style, text: part.text, ...(part.isBlank && { shading: BLANK_SHADING }) }),
  )
}

function advice(text: string): Paragraph {
  return new Paragraph({
    border: { left: ADVICE_BORDER },
    spacing: { before: 120, after: 240 },
    children: [
      new TextRun({ text: `Pastaba. ${plainText(text)}`, italics: true, size: 20, color: '5F4B00' }),
    ],
  })
}

function table({ columns, rows }: Extract<Block, { kind: 'table' }>): Table {
  const widths = columns.map(({ percent }) => Math.round((TEXT_WIDTH * percent) / 100))
  const row = (cells: readonly string[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.map(
        (text, column) =>
          new TableCell({
            width: dxa(widths[column] ?? 0),
            margins: { top: 60, bottom: 60, left: 90, right: 90 },
            children: [paragraph(text, {}, { bold: isHeader, size: 21 })],
          }),
      ),
    })
  const headers = columns.map(({ header }) => header)
  return new Table({
    width: dxa(TEXT_WIDTH),
    columnWidths: widths,
    rows: [row(headers, true), ...rows.map((cells) => row(cells, false))],
  })
}

function signatures(columns: readonly (readonly string[])[]): Table {
  const width = Math.floor(TEXT_WIDTH / columns.length)
  const cell = (lines: readonly string[]) =>
    new TableCell({
      width: dxa(width),
      children: lines.map((line) => paragraph(line, { spacing: { before: 360 } })),
    })
  return new Table({
    width: dxa(TEXT_WIDTH),
    columnWidths: columns.map(() => width),
    borders: TableBorders.NONE,
    rows: [new TableRow({ cantSplit: true, children: columns.map(cell) })],
  })
}

function dxa(size: number) {
  return { size, type: 'dxa' } as const
}

function footer(reviewed: string): Paragraph[] {
  const small = { size: 16, color: '555555' } as const
  return [
    new Paragraph({
      children: [
        new TextRun({ ...small, text: `${originText(reviewed)} Prieš siųsdami šią eilutę ištrinkite.` }),
      ],
    }),
    new Paragraph({
      alignment: 'end',
      children: [new TextRun({ ...small, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
    }),
  ]
}
