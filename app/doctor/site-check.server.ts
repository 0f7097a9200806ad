import * as v from 'valibot'
import type { Env } from '#app/infra/env.server.ts'
import { errorCode } from '#app/infra/error-code.server.ts'
import { certificateEnd } from '#app/infra/observability/certificate.server.ts'
import { isPublicSite } from '#app/infra/private-address.server.ts'
import type { Check } from './checks.server.ts'

/** The name of its secret, and of the header that shows it to the running site. */
export const DOCTOR = 'doctor'

const TIMEOUT_MS = 10_000
const DAY_MS = 24 * 3_600_000
/** Usual programs renew a certificate thirty days before its end. */
const CERTIFICATE_DAYS = 14
/** What the running site says of a request that shows the secret. */
const seenSchema = v.object({ version: v.string(), host: v.string(), forwarded: v.number() })

interface SiteOptions {
  env: Env
  version: string
  key: string
}

/** Asks as visitors do, through the proxies. */
export async function checkSite({ env, version, key }: SiteOptions): Promise<Check[]> {
  const { SITE_URL, TRUST_PROXY } = env
  if (key === '') return checkCertificate(SITE_URL)
  const check = (isRight: boolean, right: string, wrong = right): Check => ({
    name: 'site',
    state: isRight ? 'well' : 'fault',
    sentence: isRight ? right : wrong,
  })
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${SITE_URL}/healthz`, {
      headers: { [DOCTOR]: key },
      redirect: 'manual',
      signal,
    })
    const seen = v.safeParse(seenSchema, await response.json().catch(() => null))
    if (!seen.success) return [check(false, `${SITE_URL} does not lead to the site of this database.`)]
    const { host, forwarded } = seen.output
    const proxies = `A request through SITE_URL comes by ${forwarded} proxies that write X-Forwarded-For`
    return [
      check(
        seen.output.version === version,
        `${SITE_URL} answers with version ${version}.`,
        `${SITE_URL} answers with version ${seen.output.version}; this folder holds ${version}.`,
      ),
      check(
        host === new URL(SITE_URL).host,
        'The proxy passes the Host header on.',
        `The proxy must pass on the Host header of SITE_URL; it sends ${host}.`,
      ),
      check(
        forwarded === TRUST_PROXY,
        `${proxies}, as TRUST_PROXY says.`,
        `${proxies}; TRUST_PROXY is ${TRUST_PROXY}.`,
      ),
      ...(await checkCertificate(SITE_URL)),
    ]
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    const sentence = `${SITE_URL} cannot be reached from this machine: ${errorCode(cause) ?? cause}.`
    return [{ name: 'site', state: isPublicSite(SITE_URL) ? 'fault' : 'warning', sentence }]
  }
}

async function checkCertificate(siteUrl: string): Promise<Check[]> {
  const end = await certificateEnd(siteUrl)
  if (end === null) return []
  const days = Math.floor((end - Date.now()) / DAY_MS)
  const state = days < CERTIFICATE_DAYS ? 'fault' : 'well'
  return [{ name: 'site', state, sentence: `The certificate ends in ${days} days.` }]
}
