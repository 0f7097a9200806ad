import type { Env } from '#app/infra/env.server.ts'
import { errorCode } from '#app/infra/error-code.server.ts'
import { release } from '#app/infra/release.server.ts'
import { faultLimits } from '#config/limits.ts'
import { type Check, checked } from './checks.server.ts'
import { certificateEndsAt } from './machine.server.ts'

/** The name of its secret, and of the header that shows it to the running site. */
export const DOCTOR = 'doctor'

const TIMEOUT_MS = 30_000
const DAY_MS = 24 * 3_600_000

/** Only the doctor is told how a request came. */
export function healthLine(headers: Headers, doctorKey: string): string {
  const { version, commit } = release
  if (headers.get(DOCTOR) !== doctorKey) return `ok ${version} ${commit}`.trim()
  const proxies = headers.get('X-Forwarded-For')?.split(',').length ?? 0
  return describeRequest(version, headers.get('Host'), proxies)
}

function describeRequest(version: string, host: string | null, proxies: number): string {
  return `version ${version} for the host ${host} through ${proxies} proxies that write X-Forwarded-For`
}

/** Asks as visitors do, through the proxies. */
export async function checkSite(env: Env, version: string, key: string): Promise<Check[]> {
  const { SITE_URL, TRUST_PROXY } = env
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const options = { headers: { [DOCTOR]: key }, redirect: 'manual', signal } as const
    const seen = await (await fetch(`${SITE_URL}/healthz`, options)).text()
    const wanted = describeRequest(version, new URL(SITE_URL).host, TRUST_PROXY)
    const days = Math.floor(((await certificateEndsAt(SITE_URL)) - Date.now()) / DAY_MS)
    const where = seen.startsWith('version ') ? seen : 'no site of this database'
    const rest = seen === wanted ? '' : `; by this release and TRUST_PROXY it should be ${wanted}`
    const isShort = days < faultLimits.certificateDays
    return [
      checked('site', seen !== wanted, `A request to ${SITE_URL} reaches ${where}${rest}.`),
      ...(Number.isNaN(days) ? [] : [checked('site', isShort, `The certificate ends in ${days} days.`)]),
    ]
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    return [checked('site', true, `A request from here to ${SITE_URL} fails: ${errorCode(cause) ?? cause}.`)]
  }
}
