import type { StaffMailContext } from '#app/features/lead/notification/lead-lines.ts'

/** Of a site that knows no code. */
export const STAFF_MAIL: StaffMailContext = { findCpvName: () => null, siteUrl: 'https://example.lt' }
