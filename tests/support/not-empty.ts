/** The list itself: a rule that finds no fault in it says nothing when there was nothing to look at. */
export function notEmpty<List extends { readonly length: number }>(list: List): List {
  if (list.length === 0) throw new Error('There is nothing to look at: the list is empty.')
  return list
}
