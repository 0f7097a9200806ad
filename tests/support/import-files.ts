import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportLine } from '#app/features/notices/import/read-import-file.ts'
import { daysAgo, workingDayAgo } from './source-notices.ts'

export const CLEANING_CODE = '90911200-8'
export const CLEANING_BUYER = 'Saulėkrantės gimnazija'

/** A tender for the cleaning of a building that one can still take part in. */
export function importLine(id: number, differs: Partial<ImportLine> = {}): ImportLine {
  return {
    id: `firm/${id}`,
    kind: 'tender',
    title: `Mokyklos patalpų valymo paslaugos, ${id} korpusas`,
    buyer: CLEANING_BUYER,
    published: workingDayAgo(),
    deadline: daysAgo(-20),
    value: 58_000,
    place: 'LT022',
    codes: [CLEANING_CODE],
    url: `https://viesiejipirkimai.lt/epps/cft/prepareViewCfTWS.do?resourceId=${id}`,
    ...differs,
  }
}

/** Puts a whole file into the folder of a server. */
export async function dropImportFile(
  dataDir: string,
  name: string,
  lines: readonly ImportLine[],
): Promise<void> {
  const file = join(dataDir, 'notices', `${name}.jsonl`)
  await writeFile(`${file}.part`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  await rename(`${file}.part`, file)
}
