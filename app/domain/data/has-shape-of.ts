export type Guard<T> = (value: unknown) => value is T

export const isString: Guard<string> = (value) => typeof value === 'string'

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Checks that the names are the same as in the example, and the values of the same types. */
export function hasShapeOf<T extends object>(example: T): Guard<T> {
  return (value): value is T =>
    isObject(value) &&
    Object.entries(example).every(([name, field]) => {
      const found: unknown = Reflect.get(value, name)
      if (Array.isArray(field)) return Array.isArray(found)
      return isObject(field) ? hasShapeOf(field)(found) : typeof found === typeof field
    })
}
