import { clientErrorsApi } from '#app/shared/urls.ts'

/** More would tell nothing new: what fails once fails again. */
const MAX_REPORTS = 3
const MAX_MESSAGE_LENGTH = 300

let reports = 0

/** Tells the server of errors that nothing has caught. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

/** What has failed in an island; of the rest, only what comes from the site's own scripts. */
export function reportError(error: unknown, island = ''): void {
  const place = ownPlace(error)
  if (!(place || island) || reports >= MAX_REPORTS) return
  reports++
  const message = String(error).slice(0, MAX_MESSAGE_LENGTH)
  try {
    navigator.sendBeacon(clientErrorsApi, new URLSearchParams({ message, place, island }))
  } catch {
    // As in `report-usage.client.ts`; here it would be one more uncaught error.
  }
}

/** `islands-4fa2.js:1:2345`; empty for what an extension has a part in. */
function ownPlace(error: unknown): string {
  const stack = (error instanceof Error && error.stack) || ''
  const [, after = ''] = stack.split(`${location.origin}/assets/`)
  return /extension:/.test(stack) ? '' : (/^[\w.-]+:\d+:\d+/.exec(after)?.[0] ?? '')
}
