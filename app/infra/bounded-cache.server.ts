import { LRUCache } from 'lru-cache'

export interface BoundedCacheOptions<V extends object | string | number> {
  /** The limit is on keys, values and overhead; the least recently used entries are evicted first. */
  maxBytes: number
  maxKeyLength: number
  bytesOf: (value: V) => number
  now?: () => number
}

const ENTRY_OVERHEAD_BYTES = 200
const BYTES_PER_CHARACTER = 2

/** Whatever depends on requests is cached only here; it cannot outgrow `maxBytes`. After changing a value call `set` again, so that it is measured. */
export function createBoundedCache<V extends object | string | number>({
  maxBytes,
  maxKeyLength,
  bytesOf,
  now = () => performance.now(),
}: BoundedCacheOptions<V>): LRUCache<string, V> {
  return new LRUCache<string, V>({
    maxSize: maxBytes,
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
