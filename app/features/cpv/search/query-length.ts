/** A search begins at so many characters. */
export const SHORTEST_QUERY = 2
/** What goes beyond is not looked at: a single word of ten thousand letters would cost a second. */
export const LONGEST_QUERY = 200
