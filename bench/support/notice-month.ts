import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportLine } from '#app/features/notices/import/read-import-file.ts'
import { dropImportFile, importLine } from '#tests/support/import-files.ts'
import { daysAgo } from '#tests/support/source-notices.ts'
import { readGoldTitles } from '../matching/gold-titles.ts'

/** About the number of thirty days in Lithuania. */
const NOTICES = 3_000
const DAYS = 30

/** With `NOTICE_SOURCES=import` the site ingests the file soon after its start. */
export async function writeNoticeMonth(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'notices'), { recursive: true })
  await dropImportFile(dataDir, 'month', noticeMonth())
}

/** The titles of the gold set under the codes of their buyers and the right ones; most can still be answered. */
function noticeMonth(): ImportLine[] {
  const titles = readGoldTitles()
  return Array.from({ length: NOTICES }, (_, i) => {
    const gold = titles[i % titles.length]
    if (gold === undefined) throw new Error('The gold set is empty.')
    const age = i % DAYS
    return importLine(i, {
      title: `${gold.title}, ${i} objektas`,
      buyer: `Pavyzdinė įstaiga Nr. ${i % 400}`,
      published: daysAgo(age),
      deadline: daysAgo(age - 10 - (i % 25)),
      codes: [...new Set([gold.buyersCode, ...gold.right])],
    })
  })
}
