/** A search begins at so many characters. */
export const MIN_QUERY_LENGTH = 2
/** The rest is ignored: a single word of ten thousand letters would take a second. */
export const MAX_QUERY_LENGTH = 200
/** Words beyond are not looked up: nobody describes a trade in so many, and each costs its time. */
export const MAX_QUERY_WORDS = 12
