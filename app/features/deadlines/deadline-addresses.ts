/** Addresses of the feature, in one place. */
export const DEADLINES_PATH = '/terminai'
export const DEADLINES_CALENDAR_PATH = '/terminai.ics'
