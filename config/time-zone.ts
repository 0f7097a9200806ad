/** Days begin and end by this clock: of the newsletter, of the law, of the office. */
export const TIME_ZONE = 'Europe/Vilnius'
