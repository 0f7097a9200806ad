import type { TemplateFields } from './template-schema.ts'

/** Words in square brackets are blanks; `{claimAnswer accusative}` is a figure of the law. */
type TemplateText = string

export type Block =
  | { kind: 'party'; lines: readonly TemplateText[] }
  | { kind: 'title'; text: TemplateText }
  | { kind: 'date'; text: TemplateText }
  | { kind: 'heading'; text: TemplateText }
  /** `label` comes before it, in bold: „Klausimas.“ */
  | { kind: 'paragraph'; label?: string; text: TemplateText }
  | { kind: 'list'; items: readonly TemplateText[] }
  /** It is deleted before the document is sent. */
  | { kind: 'advice'; text: TemplateText }
  | {
      kind: 'table'
      columns: readonly { header: string; percent: number }[]
      rows: readonly (readonly TemplateText[])[]
    }
  /** The columns are beside each other. */
  | { kind: 'signatures'; columns: readonly (readonly TemplateText[])[] }

/** A computed cell carries its value as well: pages show it, spreadsheets compute it themselves. */
export type Cell = TemplateText | number | null | { formula: string; value: number }

export interface SheetRow {
  cells: readonly Cell[]
  /** `section` spans all columns, `total` is in bold. */
  kind?: 'section' | 'total'
}

export interface Sheet {
  name: string
  heading: string
  lines: readonly TemplateText[]
  columns: readonly { header: string; width: number; kind?: 'rowNumber' | 'amount' }[]
  rows: readonly SheetRow[]
  /** Readers fill these rows in below; pages do not show them. */
  emptyRows: number
  isExample?: boolean
}

interface TemplateTexts extends Omit<TemplateFields, 'sheets'> {
  intro: string
  howTo: readonly TemplateText[]
}

export interface DocumentTemplate extends TemplateTexts {
  format: 'docx'
  blocks: readonly Block[]
}

export interface SpreadsheetTemplate extends TemplateTexts {
  format: 'xlsx'
  sheets: readonly Sheet[]
}

export type Template = DocumentTemplate | SpreadsheetTemplate
