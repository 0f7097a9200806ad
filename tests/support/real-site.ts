import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { CLEANING_CODE, dropImportFile, importLine } from './import-files.ts'
import { type SiteServer, startServer } from './site-server.ts'

const READING_MS = 60_000
const POLL_MS = 250

/** The site of an operator whose notices have been imported: a dozen tenders for cleaning. */
export async function startRealSite(): Promise<SiteServer> {
  const port = await freePort()
  const server = await startServer({
    env: { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}`, NOTICE_SOURCES: 'import' },
  })
  const lines = Array.from({ length: 12 }, (_, i) => importLine(i))
  await dropImportFile(server.dataDir, 'day', lines)
  const letter = `${server.url}/laiskas?kodai=${CLEANING_CODE}`
  const deadline = AbortSignal.timeout(READING_MS)
  while (!(await (await fetch(letter, { signal: deadline })).text()).includes('data-state="fresh"')) {
    await pause(POLL_MS, null, { signal: deadline })
  }
  return server
}
