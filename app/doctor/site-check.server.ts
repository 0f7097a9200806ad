import type { Env } from '#app/infra/env.server.ts'
import { errorCode } from '#app/infra/error-code.server.ts'
import { isPublicSite } from '#app/infra/private-address.server.ts'
import { release } from '#app/infra/release.server.ts'
import { faultLimits } from '#config/limits.ts'
import type { Check } from './checks.server.ts'
import { certificateEndsAt } from './machine.server.ts'

/** The name of its secret, and of the header that shows it to the running site. */
export const DOCTOR = 'doctor'

const TIMEOUT_MS = 10_000
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
  const name = 'site'
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const options = { headers: { [DOCTOR]: key }, redirect: 'manual', signal } as const
    const seen = await (await fetch(`${SITE_URL}/healthz`, options)).text()
    if (!seen.startsWith('version '))
      return [{ name, state: 'fault', sentence: `${SITE_URL} does not lead to the site of this database.` }]
    const wanted = describeRequest(version, new URL(SITE_URL).host, TRUST_PROXY)
    const rest = seen === wanted ? '' : `; here and by TRUST_PROXY it is ${wanted}`
    const days = Math.floor(((await certificateEndsAt(SITE_URL)) - Date.now()) / DAY_MS)
    const isShort = days < faultLimits.certificateDays
    const certificate = Number.isNaN(days) ? '' : ` The certificate ends in ${days} days.`
    const state = rest !== '' || isShort ? 'fault' : 'well'
    return [{ name, state, sentence: `A request to ${SITE_URL} reaches ${seen}${rest}.${certificate}` }]
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    const sentence = `${SITE_URL} cannot be reached from this machine: ${errorCode(cause) ?? cause}.`
    return [{ name, state: isPublicSite(SITE_URL) ? 'fault' : 'warning', sentence }]
  }
}
