/** Makes a change that takes the pressed button away, and gives the focus to the first of these that is there. */
export type ChangeAndFocus = (change: () => void, ...selectors: string[]) => void
