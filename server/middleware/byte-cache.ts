/** A map that holds so many bytes at most; what was not used for the longest time goes first. */
export interface ByteCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T, bytes: number): void
}

export function createByteCache<T>(mostBytes: number): ByteCache<T> {
  // A Map remembers the order of insertion: taken out and put back, the first is the least recently used.
  const kept = new Map<string, { value: T; bytes: number }>()
  let total = 0

  function remove(key: string): void {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get(key) {
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > mostBytes) return
      kept.set(key, { value, bytes })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break
        remove(oldest)
      }
    },
  }
}
