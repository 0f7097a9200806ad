/** Like `Map.groupBy`, for items that belong to several groups; each item is in a group once. */
export function groupByKeys<Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<string>,
): Map<string, Item[]> {
  // bounded: by the keys of the items
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    for (const key of new Set(keysOf(item))) groups.getOrInsertComputed(key, () => []).push(item)
  }
  return groups
}
