import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { CLEANING_BUYER, CLEANING_CODE, dropImportFile, importLine } from './import-files.ts'
import { runScript } from './run-script.ts'
import { type SiteServer, startServer } from './site-server.ts'
import { daysAgo } from './source-notices.ts'

const INGEST_TIMEOUT_MS = 180_000
const POLL_MS = 100

/** With a dozen imported tenders for cleaning, and twice as many of the year before. */
export async function startRealSite(): Promise<SiteServer> {
  const port = await freePort()
  const env = { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}`, NOTICE_SOURCES: 'import' }
  const server = await startServer({ env })
  const lines = Array.from({ length: 12 }, (_, i) => importLine(i))
  const past = Array.from({ length: 28 }, (_, i) =>
    importLine(100 + i, {
      buyer: i % 2 === 0 ? CLEANING_BUYER : `Pavyzdžio ligoninė Nr. ${i % 3}`,
      published: daysAgo(40 + i * 14),
      deadline: daysAgo(30 + i * 14),
      value: 4_000 * (i + 3),
      place: i % 4 === 0 ? 'LT011' : 'LT022',
    }),
  )
  await dropImportFile(server.dataDir, 'day', [...past, ...lines])
  // Faster than the server, which finds the file within half a minute.
  const { code, stderr } = await runScript('notices', ['ingest'], { ...env, DATA_DIR: server.dataDir })
  if (code !== 0) throw new Error(`The notices were not imported: ${stderr}`)
  await untilNoticesAreShown(server.url)
  return server
}

export async function untilNoticesAreShown(url: string): Promise<void> {
  const letter = `${url}/laiskas?kodai=${CLEANING_CODE}`
  const deadline = AbortSignal.timeout(INGEST_TIMEOUT_MS)
  while (!(await (await fetch(letter, { signal: deadline })).text()).includes('data-state="fresh"')) {
    await pause(POLL_MS, null, { signal: deadline })
  }
}
