export const MAIL_STATES = ['pending', 'sent', 'failed', 'quarantined'] as const
