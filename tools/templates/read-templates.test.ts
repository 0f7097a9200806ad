import { expect, test } from 'vitest'
import { readTemplate } from './read-templates.ts'

const FRONT_MATTER = `---
slug: rastas
order: 1
label: Raštas
title: Rašto šablonas
description: Raštas pirkėjui.
whenNeeded: Kai rašote pirkėjui.
published: 2026-11-22
reviewed: 2026-11-22
sources:
  - { act: VPĮ, article: 36 straipsnis, checked: 2026-11-22, mark: B }
next:
  - { text: Iki kada rašyti, label: rodo skaičiuoklė, href: /terminai }
`
const HOW_TO = 'Kam jo reikia.\n\n1. Įrašykite datą.\n2. Išsiųskite.\n'

test('a document is read in the blocks that its Markdown means', () => {
  const template = read(`[Tiekėjas]\\
Kodas [kodas]

# Raštas

[data]

**Sąlyga.** Pirmas sakinys
ir antras.

## Prašymas

> Palikite, ko reikia.

1. Vienas.
1. Kitas.

| Kas | Kiek |
|----------------------------------------|------------------------------------------------------------|
| [Darbas] |

---

[Pareigos]\\
(parašas)

(kito parašas)`)

  expect(template).toMatchObject({
    format: 'docx',
    slug: 'rastas',
    intro: 'Kam jo reikia.',
    howTo: ['Įrašykite datą.', 'Išsiųskite.'],
    blocks: [
      { kind: 'party', lines: ['[Tiekėjas]', 'Kodas [kodas]'] },
      { kind: 'title', text: 'Raštas' },
      { kind: 'date', text: '[data]' },
      { kind: 'paragraph', label: 'Sąlyga.', text: 'Pirmas sakinys ir antras.' },
      { kind: 'heading', text: 'Prašymas' },
      { kind: 'advice', text: 'Palikite, ko reikia.' },
      { kind: 'list', items: ['Vienas.', 'Kitas.'] },
      {
        kind: 'table',
        columns: [
          { header: 'Kas', percent: 40 },
          { header: 'Kiek', percent: 60 },
        ],
        rows: [['[Darbas]', '']],
      },
      { kind: 'signatures', columns: [['[Pareigos]', '(parašas)'], ['(kito parašas)']] },
    ],
  })
})

test('a spreadsheet has sections, numbered rows, empty cells, amounts and formulas', () => {
  const template = read(
    `# Sąrašas

Pirkimas: [pavadinimas]

| Nr. | Dokumentas | Būsena |
|:---:|----------|------|
| Su pasiūlymu |
| | EBVPD |
| | Forma | yra |

# Srautai

| Eilutė | Sausis | Vasaris |
|----------|-----:|-----:|
| Avansas | 50 |
| Iš viso | =SUM(B4:B4) 50 | =SUM(C4:C4) |`,
    `sheets:
  - { name: Dokumentai, emptyRows: 2 }
  - { name: Pinigai, isExample: true }
`,
  )

  expect(template).toMatchObject({
    format: 'xlsx',
    sheets: [
      {
        name: 'Dokumentai',
        heading: 'Sąrašas',
        lines: ['Pirkimas: [pavadinimas]'],
        columns: [
          { header: 'Nr.', width: 5, kind: 'rowNumber' },
          { header: 'Dokumentas', width: 10 },
          { header: 'Būsena', width: 6 },
        ],
        rows: [
          { kind: 'section', cells: ['Su pasiūlymu'] },
          { cells: [1, 'EBVPD', null] },
          { cells: [2, 'Forma', 'yra'] },
        ],
        emptyRows: 2,
      },
      {
        name: 'Pinigai',
        heading: 'Srautai',
        lines: [],
        isExample: true,
        columns: [{ width: 10 }, { width: 6, kind: 'amount' }, { width: 6, kind: 'amount' }],
        rows: [
          { cells: ['Avansas', 50, null] },
          {
            kind: 'total',
            cells: ['Iš viso', { formula: 'SUM(B4:B4)', value: 50 }, { formula: 'SUM(C4:C4)', value: 0 }],
          },
        ],
      },
    ],
  })
})

const SHEET = 'sheets: [{ name: Lapas }]\n'

test.each([
  ['a field that nobody reads', '', 'tilte: x\n', '1: tilte: '],
  ['a field of another form', '', 'sheets: [{ name: Lapas, emptyRows: keli }]\n', '1: sheets.0.emptyRows: '],
  ['frontmatter that is not YAML', '', 'sheets: [\n', 'Flow sequence in block collection'],
  ['a heading of the third level', '### Dalis', '', '21: „heading“ has no place here'],
  ['a link', 'Žr. [čia](/blog).', '', '21: „link“ has no place here'],
  ['a second paragraph in a remark', '> Viena.\n>\n> Kita.', '', '23: „paragraph“ has no place here'],
  ['HTML', '# Vienas <br>', '', '21: „html“ has no place here'],
  [
    'columns that are not a whole page',
    '| A | B |\n|---|---|',
    '',
    '21: the widths of the columns are 6 together and must be 100',
  ],
  ['a row with a cell too many', '| A |\n|---|\n| a | b |', '', '23: has more cells than the header'],
  ['an unannounced sheet', '# A\n\n# B', SHEET, '22: each sheet from here on (1) must begin with its title'],
  ['a sheet without a table', '# Vienas\n\nEilutė', SHEET, '24: expected a table below this'],
  ['a word for an amount', '# V\n\n| A | B |\n|---|--:|\n| a | b |', SHEET, '24: „b“ is no amount'],
  ['a list above a table', '# Vienas\n\n- a\n\n| A |\n|---|', SHEET, '24: „list“ has no place here'],
])('%s is refused with its line or field', (_, body, fields, fault) => {
  expect(() => read(body, fields)).toThrow(`content/templates/rastas.md:${fault}`)
})

test.each([
  ['frontmatter', HOW_TO, '1: expected the frontmatter here'],
  ['its introduction', `${FRONT_MATTER}---\n\n# Raštas`, '16: expected the introduction here'],
  ['a list of how to fill it in', `${FRONT_MATTER}---\n\nKam.\n\n# Raštas`, '18: expected the list'],
])('a file without %s is refused', (_, source, fault) => {
  expect(() => readTemplate('rastas.md', source)).toThrow(`rastas.md:${fault}`)
})

test('every faulty field is reported, and so is an address other than the name of the file', () => {
  const faulty = FRONT_MATTER.replace('whenNeeded: Kai rašote pirkėjui.', 'whenNeeded: ""').replace(
    'mark: B',
    'mark: C',
  )
  expect(() => readTemplate('rastas.md', `${faulty}---\n\n${HOW_TO}`)).toThrow(
    /^rastas\.md:1: whenNeeded: is empty\nrastas\.md:1: sources\.0/,
  )
  expect(() => readTemplate('kitas.md', `${FRONT_MATTER}---\n\n${HOW_TO}`)).toThrow(
    'kitas.md:1: slug: must be the name of the file',
  )
})

function read(body: string, fields = '') {
  return readTemplate('content/templates/rastas.md', `${FRONT_MATTER}${fields}---\n\n${HOW_TO}\n${body}`)
}
