/** Groups items like `Map.groupBy`, but an item may belong to several groups; it is in each group once. */
export function groupByKeys<Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<string>,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    for (const key of new Set(keysOf(item))) groups.getOrInsertComputed(key, () => []).push(item)
  }
  return groups
}
