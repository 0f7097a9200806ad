/** In the terms of the OpenType specification. */
export interface Glyph {
  outline: Buffer
  /** Its data in `gvar`; empty in a font that does not vary. */
  variation: Buffer
  /** Advance and left side bearing. */
  metrics: Buffer
}

type Tables = Map<string, Buffer>

const TRUE_TYPE = 0x10000
const METRICS_BYTES = 4
const LONG_OFFSETS = 1

/** The font must be uncompressed. */
export function readTables(font: Buffer): Tables {
  if (font.readUInt32BE(0) !== TRUE_TYPE) throw new Error('This is no TrueType font.')
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

export function tableOf(tables: Tables, name: string): Buffer {
  const table = tables.get(name)
  if (table === undefined) throw new Error(`The font has no table ${name}.`)
  return table
}

export function readGlyphs(tables: Tables): Glyph[] {
  const count = tableOf(tables, 'maxp').readUInt16BE(4)
  const isLong = tableOf(tables, 'head').readUInt16BE(50) === LONG_OFFSETS
  const outlines = slices(tableOf(tables, 'glyf'), tableOf(tables, 'loca'), count, isLong)
  const gvar = tables.get('gvar')
  const variations =
    gvar &&
    slices(gvar.subarray(gvar.readUInt32BE(16)), gvar.subarray(20), count, (gvar.readUInt16BE(14) & 1) === 1)
  const metrics = readMetrics(tables, count)
  return outlines.map((outline, id) => ({
    outline,
    variation: variations?.[id] ?? Buffer.alloc(0),
    metrics: metrics[id] ?? Buffer.alloc(METRICS_BYTES),
  }))
}

function slices(data: Buffer, offsets: Buffer, count: number, isLong: boolean): Buffer[] {
  const offset = (index: number) =>
    isLong ? offsets.readUInt32BE(4 * index) : 2 * offsets.readUInt16BE(2 * index)
  return Array.from({ length: count }, (_, index) => data.subarray(offset(index), offset(index + 1)))
}

/** The last glyphs share one advance. */
function readMetrics(tables: Tables, count: number): Buffer[] {
  const [table, full] = [tableOf(tables, 'hmtx'), tableOf(tables, 'hhea').readUInt16BE(34)]
  return Array.from({ length: count }, (_, id) => {
    if (id < full) return table.subarray(METRICS_BYTES * id, METRICS_BYTES * (id + 1))
    const bearing = METRICS_BYTES * full + 2 * (id - full)
    const last = METRICS_BYTES * (full - 1)
    return Buffer.concat([table.subarray(last, last + 2), table.subarray(bearing, bearing + 2)])
  })
}

/** Character codes → glyph ids; from the subtable of format 4, which every font has. */
export function readCharacterMap(tables: Tables): Map<number, number> {
  const cmap = tableOf(tables, 'cmap')
  const table = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  ).find((subtable) => subtable.readUInt16BE(0) === 4)
  if (table === undefined) throw new Error('The font has no character map of format 4.')
  const width = table.readUInt16BE(6)
  const codes = new Map<number, number>()
  for (let at = 14; at < 14 + width; at += 2) {
    const [end, start] = [table.readUInt16BE(at), table.readUInt16BE(at + width + 2)]
    const delta = table.readUInt16BE(at + 2 * width + 2)
    const rangeAt = at + 3 * width + 2
    const range = table.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const id = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - start))
      if (id !== 0) codes.set(code, (id + delta) & 0xffff)
    }
  }
  return codes
}

/** Without checksums, which the subsetting afterwards writes. */
export function writeFont(tables: Tables, glyphs: readonly Glyph[], characters: Map<number, number>): Buffer {
  const outlines = joined(glyphs.map(({ outline }) => outline))
  const written: Tables = new Map([
    ...tables,
    ['glyf', outlines.data],
    ['loca', outlines.offsets],
    ['hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics))],
    ['cmap', characterMap(characters)],
    ['head', changed(tableOf(tables, 'head'), 50, LONG_OFFSETS)],
    ['hhea', changed(tableOf(tables, 'hhea'), 34, glyphs.length)],
    ['maxp', changed(tableOf(tables, 'maxp'), 4, glyphs.length)],
  ])
  const gvar = tables.get('gvar')
  if (gvar) written.set('gvar', variationTable(gvar, glyphs))
  return fileOf(written)
}

function joined(parts: readonly Buffer[]): { data: Buffer; offsets: Buffer } {
  const padded = parts.map((part) => Buffer.concat([part, Buffer.alloc(-part.length & 3)]))
  const offsets = Buffer.alloc(4 * (parts.length + 1))
  let end = 0
  for (const [index, part] of padded.entries()) {
    end += part.length
    offsets.writeUInt32BE(end, 4 * (index + 1))
  }
  return { data: Buffer.concat(padded), offsets }
}

function changed(table: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(table)
  copy.writeUInt16BE(value, at)
  return copy
}

function variationTable(gvar: Buffer, glyphs: readonly Glyph[]): Buffer {
  const { data, offsets } = joined(glyphs.map(({ variation }) => variation))
  const header = Buffer.from(gvar.subarray(0, 20))
  const start = gvar.readUInt32BE(8)
  const sharedTuples = gvar.subarray(start, start + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6))
  header.writeUInt32BE(20 + offsets.length, 8)
  header.writeUInt16BE(glyphs.length, 12)
  header.writeUInt16BE(LONG_OFFSETS, 14)
  header.writeUInt32BE(20 + offsets.length + sharedTuples.length, 16)
  return Buffer.concat([header, offsets, sharedTuples, data])
}

/** Format 4 with a segment for each character. */
function characterMap(characters: Map<number, number>): Buffer {
  const segments = [...characters].toSorted(([a], [b]) => a - b)
  const codes = [...segments.map(([code]) => code), 0xffff]
  const deltas = [...segments.map(([code, id]) => (id - code) & 0xffff), 1]
  const words = [...codes, 0, ...codes, ...deltas, ...codes.map(() => 0)]
  const size = 14 + 2 * words.length
  const table = [0, 1, 3, 1, 0, 12, 4, size, 0, 2 * codes.length, 0, 0, 0, ...words]
  const bytes = Buffer.alloc(2 * table.length)
  for (const [index, word] of table.entries()) bytes.writeUInt16BE(word, 2 * index)
  return bytes
}

function fileOf(tables: Tables): Buffer {
  const names = [...tables.keys()].toSorted()
  const directory = Buffer.alloc(12 + 16 * names.length)
  directory.writeUInt32BE(TRUE_TYPE, 0)
  directory.writeUInt16BE(names.length, 4)
  const { data, offsets } = joined(names.map((name) => tableOf(tables, name)))
  for (const [index, name] of names.entries()) {
    const at = 12 + 16 * index
    directory.write(name, at, 'latin1')
    directory.writeUInt32BE(directory.length + offsets.readUInt32BE(4 * index), at + 8)
    directory.writeUInt32BE(tableOf(tables, name).length, at + 12)
  }
  return Buffer.concat([directory, data])
}
