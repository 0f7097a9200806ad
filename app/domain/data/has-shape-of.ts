/** Checks that the names are the same as in the example, and the values of the same types. */
export function hasShapeOf<T extends object>(example: T): (value: unknown) => value is T {
  return (value): value is T =>
    isObject(value) &&
    Object.entries(example).every(([name, field]) => {
      const found: unknown = Reflect.get(value, name)
      if (Array.isArray(field)) return Array.isArray(found)
      return isObject(field) ? hasShapeOf(field)(found) : typeof found === typeof field
    })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
