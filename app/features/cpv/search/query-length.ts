/** A search begins at so many characters. */
export const MIN_QUERY_LENGTH = 2
/** What goes beyond is not looked at: a single word of ten thousand letters would cost a second. */
export const MAX_QUERY_LENGTH = 200
/** Words beyond are not looked up: nobody describes a trade in so many, and each costs its time. */
export const MAX_QUERY_WORDS = 12
