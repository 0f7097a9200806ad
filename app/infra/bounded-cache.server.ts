import { LRUCache } from 'lru-cache'

export interface BoundedCacheOptions<V extends object | string | number> {
  /** For keys, values and the cache's own bookkeeping; the least recently used entries are evicted first. */
  maxBytes: number
  /** Values of longer keys are not cached. */
  maxKeyLength: number
  /** Bytes that the value alone keeps in memory, its own objects included. */
  bytesOf: (value: V) => number
  /** Milliseconds by which `ttl` is measured. */
  now?: () => number
}

/** What an entry costs beside its key's characters and its value: the map, the lists and the string's header. */
const ENTRY_OVERHEAD_BYTES = 200
const BYTES_PER_CHARACTER = 2

/**
 * The one way in which the server remembers what depends on requests: an `LRUCache` that cannot outgrow `maxBytes`.
 * An entry may have a `ttl`. A value that changes later must be set again as a new object to be measured again.
 */
export function createBoundedCache<V extends object | string | number>({
  maxBytes,
  maxKeyLength,
  bytesOf,
  now = () => performance.now(),
}: BoundedCacheOptions<V>): LRUCache<string, V> {
  return new LRUCache<string, V>({
    maxSize: maxBytes,
    // What is larger than the whole cache is not stored.
    sizeCalculation: (value, key) =>
      key.length > maxKeyLength
        ? Number.MAX_SAFE_INTEGER
        : Math.ceil(bytesOf(value)) + textBytes(key) + ENTRY_OVERHEAD_BYTES,
    perf: { now },
    ttlResolution: 0,
  })
}

export function textBytes(text: string): number {
  return text.length * BYTES_PER_CHARACTER
}
