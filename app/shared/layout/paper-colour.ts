/** The background of the pages where no style sheet reaches: `--color-paper` of `app/styles/theme.css`, which a test holds. */
export const PAPER_COLOUR = '#faf7f1'
