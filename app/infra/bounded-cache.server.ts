import { LRUCache } from 'lru-cache'

export interface BoundedCacheOptions<V extends object | string | number> {
  /** For keys, values and the cache's own bookkeeping; the least recently used entries are evicted first. */
  maxBytes: number
  /** What longer keys stand for is not cached. */
  maxKeyLength: number
  /** Bytes that the value alone keeps in memory, its own objects included. */
  bytesOf: (value: V) => number
}

export interface BoundedCache<V> {
  get(key: string): V | undefined
  /** A value that is changed later has to be set again as a new one, or its bytes are not counted anew. */
  set(key: string, value: V): void
}

/** What an entry costs beside its key's characters and its value: the map, the lists and the string's header. */
const ENTRY_OVERHEAD_BYTES = 200
const BYTES_PER_CHARACTER = 2

/** The one way in which the server remembers what depends on requests: it cannot outgrow `maxBytes`. */
export function createBoundedCache<V extends object | string | number>({
  maxBytes,
  maxKeyLength,
  bytesOf,
}: BoundedCacheOptions<V>): BoundedCache<V> {
  const entries = new LRUCache<string, V>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => Math.ceil(bytesOf(value)) + textBytes(key) + ENTRY_OVERHEAD_BYTES,
  })
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      if (key.length <= maxKeyLength) entries.set(key, value)
    },
  }
}

export function textBytes(text: string): number {
  return text.length * BYTES_PER_CHARACTER
}
