/** States of a lead's mail. In a file of its own: the command line checks them without loading the database library. */
export const MAIL_STATES = ['pending', 'sent', 'failed', 'quarantined'] as const
