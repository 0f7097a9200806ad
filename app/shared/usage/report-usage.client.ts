import { usageApi } from '#app/shared/urls.ts'
import type { ReportedName } from './usage-report.ts'

/**
 * Adds one to a count of the server. Carries nothing of the visitor, stores and reads nothing on the device, so it needs no
 * consent; who blocks it loses nothing.
 */
export function reportUsage(name: ReportedName, detail = ''): void {
  try {
    navigator.sendBeacon(usageApi, new URLSearchParams({ name, detail }))
  } catch {
    // Some browsers and blockers have no beacon: the form must go on all the same.
  }
}
