/** Days begin and end by the zone of the company and its readers, not by the server's. */
export const TIME_ZONE = 'Europe/Vilnius'
