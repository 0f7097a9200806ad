/** `npm run test:long` runs at full length, `npm test` in a short form. */
export const isLong = import.meta.env.MODE === 'long'

export function longOrShort<T>(long: T, short: T): T {
  return isLong ? long : short
}
