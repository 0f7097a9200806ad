import { brotliDecompressSync } from 'node:zlib'
import type { GroupModel } from './group-classifier.ts'
import { ROW_COUNT } from './text-features.ts'

/** The file holds, compressed, how many weights each row has, then the group of each weight, then the weights. */
export function parseGroupModel(file: Uint8Array): GroupModel {
  const bytes = Uint8Array.from(brotliDecompressSync(file))
  const counts = new Uint16Array(bytes.buffer, 0, ROW_COUNT)
  const rowStarts = new Uint32Array(ROW_COUNT + 1)
  for (const [row, count] of counts.entries()) rowStarts[row + 1] = (rowStarts[row] ?? 0) + count
  const total = rowStarts[ROW_COUNT] ?? 0
  const groups = new Uint16Array(bytes.buffer, counts.byteLength, total)
  const weights = new Int8Array(bytes.buffer, counts.byteLength + groups.byteLength, total)
  return { rowStarts, groups, weights }
}
