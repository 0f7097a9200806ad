import { hasShapeOf } from '#app/domain/data/has-shape-of.ts'

const MAX_AGE_MS = 60 * 60 * 1_000

interface Dated {
  at: number
}

/** What the visitor's own tab remembers for an hour. Storage may be blocked or full: the form works without it. */
export function tabMemory<T extends Dated>(key: string, example: T) {
  const hasFields = hasShapeOf<T>(example)
  const forget = () => withStorage((storage) => storage.removeItem(key))
  return {
    remember: (value: Omit<T, 'at'>) =>
      withStorage((storage) => storage.setItem(key, JSON.stringify({ ...value, at: Date.now() }))),
    recall(): T | null {
      const value = withStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'))
      if (hasFields(value) && Math.abs(Date.now() - value.at) < MAX_AGE_MS) return value
      forget()
      return null
    },
    forget,
  }
}

function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}
