import type { StaffMailContext } from '#app/features/lead/mail/lead-lines.ts'

/** The staff's mail of a site without a vocabulary. */
export const STAFF_MAIL: StaffMailContext = { findCpvName: () => null, siteUrl: 'https://example.lt' }
