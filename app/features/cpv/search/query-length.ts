export const MIN_QUERY_LENGTH = 2
/** A single word of ten thousand letters would take a second. */
export const MAX_QUERY_LENGTH = 200
/** This is room for a hundred codes and what separates them. */
export const MAX_LIST_LENGTH = 2_000
export const MAX_QUERY_WORDS = 12
