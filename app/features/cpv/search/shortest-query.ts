/** A search begins at so many characters. */
export const SHORTEST_QUERY = 2
