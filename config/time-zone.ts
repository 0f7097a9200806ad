/** Where the company and its readers are: days begin and end by this zone, not by the server's. */
export const TIME_ZONE = 'Europe/Vilnius'
