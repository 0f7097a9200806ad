import { consentHeadScript } from './features/consent/consent-head-script.ts'
import { hashScrollScript } from './shared/layout/hash-scroll-script.ts'

/** The only inline script that runs; the Content-Security-Policy names its hash. */
export function headScript(): string {
  return consentHeadScript() + hashScrollScript()
}
