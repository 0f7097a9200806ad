import type { StaffMailContext } from '#app/features/lead/notification/request-lines.ts'

/** Of a site that knows no code. */
export const STAFF_MAIL: StaffMailContext = { cpvName: () => null, siteUrl: 'https://example.lt' }
