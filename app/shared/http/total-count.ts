/** How many results there are in all, where an answer holds only the first of them. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count'
