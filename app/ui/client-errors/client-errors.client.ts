import { clientErrorsApi } from '#app/ui/urls.ts'

/** More would only repeat the first ones. */
const MAX_REPORTS = 3
const MAX_MESSAGE_LENGTH = 300

let reports = 0

export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

/** Only errors of islands and of the site's own scripts are reported, not those of extensions, for example. */
export function reportError(error: unknown, island = ''): void {
  const place = placeInOwnScript(error)
  if (!(place || island) || reports >= MAX_REPORTS) return
  reports++
  const message = String(error).slice(0, MAX_MESSAGE_LENGTH)
  try {
    navigator.sendBeacon(clientErrorsApi, new URLSearchParams({ message, place, island }))
  } catch {
    // Beacons may be blocked, see `report-usage.client.ts`; thrown here, it would be one more uncaught error.
  }
}

/** Gives `islands-4fa2.js:1:2345`; empty when an extension is involved. */
function placeInOwnScript(error: unknown): string {
  const stack = (error instanceof Error && error.stack) || ''
  const [, after = ''] = stack.split(`${location.origin}/assets/`)
  return /extension:/.test(stack) ? '' : (/^[\w.-]+:\d+:\d+/.exec(after)?.[0] ?? '')
}
