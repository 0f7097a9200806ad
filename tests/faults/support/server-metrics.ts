import type { SiteServer } from '../../support/site-server.ts'

export const METRICS_TOKEN = 'a-token-of-the-fault-tests'

/** Open connections. Open files are not a measure: the embedded database opens a table's when it first reads it. */
export const CONNECTIONS = 'nodejs_active_resources{type="TCPSocketWrap"}'

export async function readMetric({ url }: Pick<SiteServer, 'url'>, metric: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  const line = (await response.text()).split('\n').find((text) => text.startsWith(`${metric} `))
  return Number(line?.slice(metric.length + 1) ?? Number.NaN)
}

/** Leads whose mail has not been accepted yet. */
export function countUndelivered(server: Pick<SiteServer, 'url'>): Promise<number> {
  return readMetric(server, 'leads{mail_state="pending"}')
}

/** Samples that the site is still to send, or is sending. */
export async function countDueSamples(server: SiteServer): Promise<number> {
  const counts = await Promise.all(
    ['asked', 'released', 'sending'].map((state) => readMetric(server, `lead_samples{state="${state}"}`)),
  )
  return counts.reduce((sum, count) => sum + count)
}
