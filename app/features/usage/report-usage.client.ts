import { usageApi } from '#app/ui/urls.ts'
import type { ReportedName } from './usage-report.ts'

/** No consent is needed: it carries nothing of the visitor, and stores and reads nothing on the device. */
export function reportUsage(name: ReportedName, detail = ''): void {
  try {
    navigator.sendBeacon(usageApi, new URLSearchParams({ name, detail }))
  } catch {
    // Beacons may be missing or blocked: the form must work all the same.
  }
}
