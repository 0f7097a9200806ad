import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { CLEANING_CODE, dropImportFile, importLine } from './import-files.ts'
import { runScript } from './run-script.ts'
import { type SiteServer, startServer } from './site-server.ts'

const INGEST_TIMEOUT_MS = 180_000
const POLL_MS = 100

/** With a dozen imported tenders for cleaning. */
export async function startRealSite(): Promise<SiteServer> {
  const port = await freePort()
  const env = { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}`, NOTICE_SOURCES: 'import' }
  const server = await startServer({ env })
  const lines = Array.from({ length: 12 }, (_, i) => importLine(i))
  await dropImportFile(server.dataDir, 'day', lines)
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
