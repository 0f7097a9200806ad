import type { StaffMailContext } from '#app/features/lead/notification/request-lines.ts'

/** The staff's mail of a site without a vocabulary. */
export const STAFF_MAIL: StaffMailContext = { cpvName: () => null, siteUrl: 'https://example.lt' }
