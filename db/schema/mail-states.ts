/** States of a lead's mail. */
export const MAIL_STATES = ['pending', 'sent', 'failed', 'quarantined'] as const
