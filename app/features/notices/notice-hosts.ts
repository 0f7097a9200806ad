import type { SourceId } from './source-notice.ts'

const TED = ['ted.europa.eu']
const CVPIS = ['viesiejipirkimai.lt', 'pirkimai.eviesiejipirkimai.lt', 'cvpp.eviesiejipirkimai.lt']

const HOSTS: Readonly<Record<SourceId, readonly string[]>> = {
  import: [...TED, ...CVPIS],
  ted: TED,
  cvpis: CVPIS,
}

/** Returns null when visitors must not be sent there. */
export function allowedUrl(source: SourceId, address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isAllowed = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isAllowed && HOSTS[source].includes(url.hostname.replace(/^www\./, '')) ? url.href : null
}
