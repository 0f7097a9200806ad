/** A schema library would add 2 KB for the same. */
export type Guard<T> = (value: unknown) => value is T

export type Guarded<G> = G extends Guard<infer T> ? T : never

export const isString: Guard<string> = (value) => typeof value === 'string'
export const isNumber: Guard<number> = (value) => typeof value === 'number'
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isLiteral<const T extends string>(literal: T): Guard<T> {
  return (value): value is T => value === literal
}

export function arrayOf<T>(isItem: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem)
}

export function pairOf<A, B>(isFirst: Guard<A>, isSecond: Guard<B>): Guard<[A, B]> {
  return (value): value is [A, B] =>
    Array.isArray(value) && value.length === 2 && isFirst(value[0]) && isSecond(value[1])
}

export function dictionaryOf<T>(isItem: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(isItem)
}

/** A forgotten field does not compile; the value may have further fields. */
export function objectOf<T extends object>(fields: { [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(fields)
  return (value): value is T =>
    isObject(value) && guards.every(([name, isField]) => isField(Reflect.get(value, name)))
}

export function nullOr<T>(isValue: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || isValue(value)
}

/** JSON leaves out what is undefined. */
export function optional<T>(isValue: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || isValue(value)
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
