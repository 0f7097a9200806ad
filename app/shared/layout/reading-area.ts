/** Headings of a text: what lies above the line a quarter down the window has been reached, however far above. */
export const REACHED_AREA = '1000000px 0px -75%'

/** Sections of a page: the one that the line runs through. */
export const READING_LINE = '-25% 0px -75%'
