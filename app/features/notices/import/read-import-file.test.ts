import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { notEmpty } from '#tests/support/not-empty.ts'
import { type ImportFile, readImportFile } from './read-import-file.ts'

const NOW = Temporal.Instant.from('2026-11-22T10:00:00Z')
const EXAMPLE = readFileSync('docs/how-to/notice-import.example.jsonl', 'utf8')
const SCHEMA: {
  required: string[]
  properties: Record<string, { pattern?: string; enum?: (string | null)[]; examples?: unknown[] }>
} = JSON.parse(readFileSync('docs/how-to/notice-import.schema.json', 'utf8'))

const LINE = {
  id: 'a-1',
  kind: 'tender',
  title: 'Stogo remontas',
  buyer: 'Pavyzdinė gimnazija',
  published: '2026-11-20',
  codes: ['45261910-6'],
}

async function read(...lines: (object | string)[]): Promise<ImportFile> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  return readImportFile(text, NOW)
}

async function isValid(line: object): Promise<boolean> {
  return 'notices' in (await read(line))
}

async function reasons(...lines: (object | string)[]): Promise<string[]> {
  const file = await read(...lines)
  return (file.badLines ?? []).map(({ line, reason }) => `${line} ${reason}`)
}

test('the documented example is accepted', async () => {
  const file = await readImportFile(EXAMPLE, NOW)

  expect('notices' in file && file.notices.map(({ kind }) => kind)).toEqual([
    'tender',
    'consultation',
    'plan',
    'contract',
  ])
})

test('a missing field gets the documented value', async () => {
  const file = await read({ ...LINE, value: 100, deadline: '2026-12-01' })

  expect('notices' in file && file.notices).toMatchObject([
    {
      source: 'import',
      currency: 'EUR',
      status: 'published',
      deadlines: ['2026-12-01T21:59:00Z'],
      codes: ['45261910-6'],
    },
  ])
})

test('files from Windows, with a byte order mark and an empty last line, are read', async () => {
  const file = await readImportFile(
    `\uFEFF${JSON.stringify(LINE)}\r\n${JSON.stringify({ ...LINE, id: 'a-2' })}\r\n\r\n`,
    NOW,
  )

  expect('notices' in file && file.notices).toHaveLength(2)
})

test.each([
  ['is not JSON', '{"id": "a-1", '],
  ['must be an object', '5'],
  ['title: is missing', { ...LINE, title: undefined }],
  ['title: must not be empty', { ...LINE, title: ' ' }],
  ['contactEmail: is not known', { ...LINE, contactEmail: 'x' }],
  ['id: must be 1 to 100 letters, digits and . _ : / -', { ...LINE, id: 'vardas@example.lt' }],
  ['published: must be a day that exists', { ...LINE, published: '2026-02-30' }],
  ['published: must be a day such as 2026-11-22', { ...LINE, published: 'vakar', deadline: '2026-12-01' }],
  ['published: must not lie in the future', { ...LINE, published: '2026-12-22' }],
  [
    'deadline: must be a time with its zone such as 2026-12-01T10:00:00+02:00',
    { ...LINE, deadline: '2026-12-01 10:00' },
  ],
  [
    'deadline: must lie between the year before publication and 10 years after it',
    { ...LINE, deadline: '2206-12-01' },
  ],
  ['value: must be more than 0; leave it out when there is none', { ...LINE, value: 0 }],
  ['codes: must be a CPV code such as 45000000-7', { ...LINE, codes: ['45000000-7', '45000000-1'] }],
  ['codes: must hold each code once', { ...LINE, codes: ['45000000-7', '45000000'] }],
  ['codes: must hold at least one code', { ...LINE, codes: [] }],
  [
    'url: must lead to ted.europa.eu or to CVP IS (viesiejipirkimai.lt)',
    { ...LINE, url: 'https://example.lt/1' },
  ],
  ['title: must say more than whom to ask', { ...LINE, title: 'tel. +370 600 00000' }],
  ['currency: must be given together with the value, and only then', { ...LINE, currency: 'EUR' }],
])('a bad line is named: %s', async (reason, line) => {
  expect(await reasons({ ...LINE, id: 'a-0' }, line)).toEqual([`2 ${reason}`])
})

test('texts lose markup and invisible characters', async () => {
  const file = await read({
    ...LINE,
    title: 'Stogo\u202E &quot;A&quot; <b>remontas</b>\u0007<script>alert(1)</script>',
    buyer: '\u200BPavyzdinė\ngimnazija',
  })
  expect('notices' in file && file.notices).toMatchObject([
    { title: 'Stogo "A" remontas', buyer_name: 'Pavyzdinė gimnazija' },
  ])
})

test.each(['a'.repeat(501), '<b>'.repeat(1_000)])('a title that is too long is refused', async (title) => {
  expect(await isValid({ ...LINE, title })).toBe(false)
})

test('a line that is too long is named and not read, whatever it holds', async () => {
  const nested = `{"id":${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}}`
  expect(await reasons(LINE, nested)).toEqual(['2 is too long'])
  expect(
    await isValid({
      ...LINE,
      title: `${'&nbsp;'.repeat(300)}Stogo remontas`,
      winner: 'UAB &amp;'.repeat(30),
    }),
  ).toBe(true)
})

test('a file with more lines than are read is refused, also when they are empty', async () => {
  const reason = ['20001 the file has too many lines']
  expect(await reasons('\n'.repeat(20_001))).toEqual(reason)
  expect(await reasons(LINE, '\n'.repeat(1_000_000))).toEqual(reason)
  expect(await isValid({ ...LINE })).toBe(true)
  expect('notices' in (await read(LINE, '\n'.repeat(19_997)))).toBe(true)
})

test('a file with bad lines is not imported at all; every bad line is named', async () => {
  expect(await reasons(LINE, 'x', { ...LINE, id: 'a-2' }, { ...LINE, kind: 'other' }, LINE)).toEqual([
    '2 is not JSON',
    '4 kind: must be tender, consultation, plan or contract',
    '5 id: stands in line 1 too',
  ])
  expect(await reasons('')).toEqual(['1 the file holds no notice'])
})

test('a reason never quotes the line', async () => {
  const secret = 'Vardas Pavardė'
  const lines = Object.keys(SCHEMA.properties).map((name) => ({ ...LINE, [name]: { [secret]: secret } }))

  expect((await reasons(...lines, { ...LINE, [secret]: secret }, secret)).join()).not.toContain('Vardas')
})

describe('the JSON Schema says the same as the reader', () => {
  const names = notEmpty(Object.keys(SCHEMA.properties))

  test.each(names)('%s is known, and needed where the schema says so', async (name) => {
    const example = SCHEMA.properties[name]?.examples?.[0] ?? SCHEMA.properties[name]?.enum?.[0]
    const value = example ?? (name === 'value' ? 100 : 'UAB „Pavyzdys“')
    const companion = name === 'currency' ? { value: 100 } : {}

    expect(await reasons({ ...LINE, ...companion, [name]: value })).toEqual([])
    expect(await isValid({ ...LINE, [name]: undefined })).toBe(!SCHEMA.required.includes(name))
    expect(await isValid({ ...LINE, [name]: null })).toBe(!SCHEMA.required.includes(name))
  })

  test.each(names.filter((name) => SCHEMA.properties[name]?.enum))(
    '%s has these values and no others',
    async (name) => {
      const values = notEmpty(SCHEMA.properties[name]?.enum ?? [])

      for (const value of values) expect(await isValid({ ...LINE, [name]: value })).toBe(true)
      expect(await isValid({ ...LINE, [name]: 'other' })).toBe(false)
    },
  )

  test.each(names.filter((name) => SCHEMA.properties[name]?.pattern))(
    '%s fits the same pattern',
    async (name) => {
      const pattern = new RegExp(SCHEMA.properties[name]?.pattern ?? '')
      const companion = name === 'currency' ? { value: 100 } : {}
      const values = [
        '190000000',
        '2027-Q1',
        '2027-Q5',
        'EUR',
        'eur',
        'LT',
        'LT011',
        'a b',
        'ž',
        '0412169-2026',
        '1-2026',
      ]

      for (const value of values) {
        expect([value, await isValid({ ...LINE, ...companion, [name]: value })]).toEqual([
          value,
          pattern.test(value),
        ])
      }
    },
  )
})
