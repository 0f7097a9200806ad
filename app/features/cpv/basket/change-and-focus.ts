/** Makes a change that removes the pressed button, and moves the focus to the first selector that matches. */
export type ChangeAndFocus = (change: () => void, ...selectors: string[]) => void
