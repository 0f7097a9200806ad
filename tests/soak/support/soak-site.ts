import { readFileSync } from 'node:fs'
import { createPlace, type Place, type PlaceKind } from '../../faults/support/places.ts'
import { freePort } from '../../support/free-port.ts'
import { runScript } from '../../support/run-script.ts'
import { type SiteServer, startServer } from '../../support/site-server.ts'
import { type MoodySmtp, startMoodySmtp } from './moody-smtp.ts'

/** The site as an operator runs it, behind a proxy. */
export interface SoakSite extends AsyncDisposable {
  server: SiteServer
  metricsUrl: string
  smtp: MoodySmtp
  /** What `npm run leads -- list --json` prints. */
  listLeads(): Promise<StoredLead[]>
}

export interface StoredLead {
  reference: string
  company: string
  mail_state: string
}

/** The limits of the heap among them. */
const START_FLAGS: string = JSON.parse(readFileSync('package.json', 'utf8'))
  .scripts.start.split(' ')
  .filter((word: string) => word.startsWith('--'))
  .join(' ')

export async function startSoakSite(kind: PlaceKind): Promise<SoakSite> {
  const place = await createPlace(kind)
  const smtp = await startMoodySmtp()
  const metricsPort = String(await freePort())
  const server = await startServer({
    dataDir: place.dataDir,
    env: {
      ...place.env,
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: smtp.url,
      METRICS_PORT: metricsPort,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: START_FLAGS,
    },
  })
  return {
    server,
    metricsUrl: `http://127.0.0.1:${metricsPort}`,
    smtp,
    listLeads: () => listLeads(place),
    async [Symbol.asyncDispose]() {
      await server.crash()
      await smtp.stop()
      await place.remove()
    },
  }
}

async function listLeads({ env, dataDir }: Place): Promise<StoredLead[]> {
  const { code, stdout, stderr } = await runScript('leads', ['list', '--json'], { ...env, DATA_DIR: dataDir })
  if (code !== 0) throw new Error(`The leads could not be listed: ${stderr}`)
  return JSON.parse(stdout)
}
