import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { GroupModel } from '#app/features/cpv/search/groups/group-classifier.ts'
import { ROW_COUNT } from '#app/features/cpv/search/groups/text-features.ts'

const FILE = 'data/cpv/group-model.bin'

/** Writes what `parseGroupModel` reads. */
export function writeGroupModel({ rowStarts, groups, weights }: GroupModel): void {
  const counts = new Uint16Array(ROW_COUNT)
  for (const row of counts.keys()) counts[row] = (rowStarts[row + 1] ?? 0) - (rowStarts[row] ?? 0)
  const parts = [counts, groups, weights].map(({ buffer }) => new Uint8Array(buffer))
  writeFileSync(FILE, brotliCompressSync(Buffer.concat(parts)))
}
