import { readCharacterMap, readGlyphs, readTables, tableOf, writeFont } from './font-tables.ts'

const HAS_MORE_COMPONENTS = 0x20
const HAS_WORDS = 0x1
/** Bytes of a component's scale, by flag. */
const SCALES: readonly [flag: number, bytes: number][] = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
]

/**
 * Appends the glyphs of the second part of a TrueType font to the first, whose kerning and features remain. Glyphs in both
 * are taken from the first; advances vary with the outlines (`gvar`), so `HVAR` is not needed.
 */
export function joinFonts(first: Buffer, second: Buffer, unwantedFeatures: readonly string[]): Buffer {
  const [tables, others] = [readTables(first), readTables(second)]
  assertSameKind(tables, others)
  const own = readGlyphs(tables)
  const added = readGlyphs(others)
  const ids = new Map(own.map(({ outline, variation }, id) => [keyOf(outline, variation), id]))
  const idOf = (id: number) => {
    const glyph = added[id]
    const twin =
      glyph && glyph.outline.length > 0 ? ids.get(keyOf(glyph.outline, glyph.variation)) : undefined
    return twin ?? own.length + id
  }
  const glyphs = [
    ...own,
    ...added.map((glyph) => ({ ...glyph, outline: withComponents(glyph.outline, idOf) })),
  ]
  const characters = new Map([
    ...[...readCharacterMap(others)].map(([code, id]) => [code, own.length + id] as const),
    ...readCharacterMap(tables),
  ])
  tables.set('maxp', maxOfEach(tableOf(tables, 'maxp'), tableOf(others, 'maxp')))
  tables.set('GSUB', withoutFeatures(tableOf(tables, 'GSUB'), unwantedFeatures))
  tables.delete('HVAR')
  return writeFont(tables, glyphs, characters)
}

function assertSameKind(tables: Map<string, Buffer>, others: Map<string, Buffer>): void {
  const kindOf = (font: Map<string, Buffer>) => [
    tableOf(font, 'head').readUInt16BE(18),
    ...['fvar', 'avar'].map((name) => font.get(name)?.toString('hex')),
    ...['fpgm', 'cvt '].map((name) => font.has(name)),
  ]
  if (JSON.stringify(kindOf(tables)) !== JSON.stringify(kindOf(others)))
    throw new Error('The two files are not parts of one font without hints.')
}

/** Empties the feature, so that the subsetting drops the glyphs that only it reached. */
function withoutFeatures(gsub: Buffer, unwanted: readonly string[]): Buffer {
  const changed = Buffer.from(gsub)
  const list = gsub.readUInt16BE(6)
  for (let index = 0; index < gsub.readUInt16BE(list); index++) {
    const at = list + 2 + 6 * index
    const isUnwanted = unwanted.includes(gsub.toString('latin1', at, at + 4))
    if (isUnwanted) changed.writeUInt16BE(0, list + gsub.readUInt16BE(at + 4) + 2)
  }
  return changed
}

/** The maximum of each pair of 16-bit words. */
function maxOfEach(first: Buffer, second: Buffer): Buffer {
  const words = Array.from({ length: first.length / 2 }, (_, i) =>
    Math.max(first.readUInt16BE(2 * i), second.readUInt16BE(2 * i)),
  )
  const bytes = Buffer.alloc(first.length)
  for (const [index, word] of words.entries()) bytes.writeUInt16BE(word, 2 * index)
  return bytes
}

function keyOf(outline: Buffer, variation: Buffer): string {
  return `${outline.toString('hex')} ${variation.toString('hex')}`
}

/** A composed glyph refers to its components by other ids. */
function withComponents(outline: Buffer, idOf: (id: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  const changed = Buffer.from(outline)
  for (let at = 10, flags = HAS_MORE_COMPONENTS; flags & HAS_MORE_COMPONENTS; ) {
    flags = changed.readUInt16BE(at)
    changed.writeUInt16BE(idOf(changed.readUInt16BE(at + 2)), at + 2)
    const scale = SCALES.find(([flag]) => flags & flag)?.[1] ?? 0
    at += 4 + (flags & HAS_WORDS ? 4 : 2) + scale
  }
  return changed
}
