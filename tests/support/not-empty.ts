/** Guards checks that would pass on an empty list. */
export function notEmpty<List extends { readonly length: number }>(list: List): List {
  if (list.length === 0) throw new Error('There is nothing to look at: the list is empty.')
  return list
}
